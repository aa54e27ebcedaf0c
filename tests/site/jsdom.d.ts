/** As much of jsdom as is used here; it brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, settings: { readonly url: string });
    readonly window: { readonly document: Document };
  }
}
