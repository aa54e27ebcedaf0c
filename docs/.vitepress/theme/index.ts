import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent } from 'vue';
import './style.css';

/** The usual theme with the fonts of the reader’s machine, and the parts of our pages. */
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component(
      'PlayPage',
      defineAsyncComponent(() => import('./PlayPage.vue')),
    );
    app.component(
      'WatchPage',
      defineAsyncComponent(() => import('./WatchPage.vue')),
    );
  },
} satisfies Theme;
