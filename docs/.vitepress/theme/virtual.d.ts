/** The live blocks of all pages. A key is the page and the number of the block. */
declare module 'virtual:live' {
  interface Block {
    run(tell: (source: string, value: unknown) => void): Promise<void>;
  }
  const blocks: Readonly<Record<string, () => Promise<Block>>>;
  export default blocks;
}

/** For the id of each game: facts about the game, and a match. */
declare module 'virtual:gallery' {
  type Shown = import('../play/facts.ts').Facts & {
    match(): Promise<{ readonly default: import('../play/moments.ts').Shown }>;
  };
  const gallery: Readonly<Record<string, Shown>>;
  export default gallery;
}
