/** The blocks of all pages that can be run, by page and number. */
declare module 'virtual:live' {
  interface Block {
    run(tell: (source: string, value: unknown) => void): Promise<void>;
  }
  const blocks: Readonly<Record<string, () => Promise<Block>>>;
  export default blocks;
}

/** A match of each game, by its id. */
declare module 'virtual:gallery' {
  const gallery: Readonly<Record<string, () => Promise<{ readonly default: import('../play/moments.ts').Shown }>>>;
  export default gallery;
}
