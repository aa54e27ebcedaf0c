/** The live blocks of all pages, by page and number. */
declare module 'virtual:live' {
  interface Block {
    run(tell: (source: string, value: unknown) => void): Promise<void>;
  }
  const blocks: Readonly<Record<string, () => Promise<Block>>>;
  export default blocks;
}

/** Facts about each game and a match of it, by its id. */
declare module 'virtual:gallery' {
  type Shown = import('../play/facts.ts').Facts & {
    match(): Promise<{ readonly default: import('../play/moments.ts').Shown }>;
  };
  const gallery: Readonly<Record<string, Shown>>;
  export default gallery;
}
