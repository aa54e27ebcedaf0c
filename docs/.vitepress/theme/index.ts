import { onContentUpdated, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent } from 'vue';
import './style.css';

/** The default theme with system fonts and the components of our pages. */
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component(
      'LiveBlock',
      defineAsyncComponent(() => import('./LiveBlock.vue')),
    );
    app.component(
      'StoredMatches',
      defineAsyncComponent(() => import('./StoredMatches.vue')),
    );
    app.component(
      'PlayPage',
      defineAsyncComponent(() => import('./PlayPage.vue')),
    );
  },
  setup() {
    // The theme’s start page has no main landmark, which screen readers need.
    onContentUpdated(() => {
      const content = document.querySelector('.VPContent.is-home');
      content?.setAttribute('role', 'main');
    });
  },
} satisfies Theme;
