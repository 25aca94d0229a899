/** Code in a chunk of its own, asked for when it is first needed. */
export interface Chunk<T> {
  /** What was loaded; undefined before. */
  readonly loaded: T | undefined;
  /** Loads it. Rejects where it can't be had; the next call asks for it again. */
  load(): Promise<T>;
}

/** What `chunk` imports, of which `pick` takes something out. */
export function chunkOf<M, T>(
  chunk: () => Promise<M>,
  pick: (module: M) => T | undefined,
  importAt: (address: string) => Promise<unknown> = importAnew,
): Chunk<T> {
  let loaded: T | undefined;
  let address = '';
  let tries = 0;
  const keep = (module: M): T => {
    loaded = pick(module);
    if (loaded === undefined) throw new Error('The chunk holds something else.');
    return loaded;
  };
  return {
    get loaded() {
      return loaded;
    },
    async load() {
      const isAgain = address !== '';
      try {
        return keep(await chunk());
      } catch (error) {
        address = addressIn(error);
        if (!isAgain || address === '') throw error;
        // Firefox 153 still remembers for good that an address failed. By another fragment it is another
        // module, of the same file (whatwg/html#10327).
        return keep((await importAt(`${address}#${++tries}`)) as M);
      }
    },
  };
}

/** Something else out of what a chunk loads, with which it shares what it knows of failures. */
export function pickedFrom<M, T>(chunk: Chunk<M>, pick: (loaded: M) => T): Chunk<T> {
  return {
    get loaded() {
      return chunk.loaded === undefined ? undefined : pick(chunk.loaded);
    },
    load: async () => pick(await chunk.load()),
  };
}

/** The address of a module that couldn't be imported, which browsers name last; empty where they don't. */
function addressIn(error: unknown): string {
  return /\w+:\/\/\S+$/.exec(String(error))?.[0] ?? '';
}

function importAnew(address: string): Promise<unknown> {
  // Bundlers can't know it, and are told not to try.
  return import(/* webpackIgnore: true */ /* @vite-ignore */ address);
}
