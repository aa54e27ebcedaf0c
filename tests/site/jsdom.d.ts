/** The part of jsdom that the tests use; jsdom has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, settings: { readonly url: string });
    readonly window: { readonly document: Document };
  }
}
