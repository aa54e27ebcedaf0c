/** The live blocks of all pages, by page and number. */
declare module 'virtual:live' {
  interface Block {
    run(tell: (source: string, value: unknown) => void): Promise<void>;
  }
  const blocks: Readonly<Record<string, () => Promise<Block>>>;
  export default blocks;
}

/** The title and a match of each game, by its id. */
declare module 'virtual:gallery' {
  interface Shown {
    readonly title: string;
    match(): Promise<{ readonly default: import('../play/moments.ts').Shown }>;
  }
  const gallery: Readonly<Record<string, Shown>>;
  export default gallery;
}
