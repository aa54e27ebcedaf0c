import { onContentUpdated, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent } from 'vue';
import './style.css';

/** The usual theme with the fonts of the reader’s machine, and the parts of our pages. */
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component(
      'LiveBlock',
      defineAsyncComponent(() => import('./LiveBlock.vue')),
    );
    app.component(
      'PlayPage',
      defineAsyncComponent(() => import('./PlayPage.vue')),
    );
  },
  setup() {
    // The theme’s start page has no main part that a screen reader could jump to.
    onContentUpdated(() => {
      const content = document.querySelector('.VPContent.is-home');
      content?.setAttribute('role', 'main');
    });
  },
} satisfies Theme;
