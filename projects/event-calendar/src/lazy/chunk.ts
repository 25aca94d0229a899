/** Code in a chunk of its own, loaded when it is first needed. */
export interface Chunk<T> {
  /** Loaded code; undefined before. */
  readonly loaded: T | undefined;
  /** Loads the code. Rejects if that fails; the next call tries again. */
  load(): Promise<T>;
}

/** Makes a chunk of what `pick` takes from the module that `chunk` imports. */
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
        // Firefox 153 still remembers for good that an address failed. With another fragment it is another module, of
        // the same file (whatwg/html#10327).
        return keep((await importAt(`${address}#${++tries}`)) as M);
      }
    },
  };
}

/** Makes a chunk of another part of a module; it shares the loading and its failures. */
export function pickedFrom<M, T>(chunk: Chunk<M>, pick: (loaded: M) => T): Chunk<T> {
  return {
    get loaded() {
      return chunk.loaded === undefined ? undefined : pick(chunk.loaded);
    },
    load: async () => pick(await chunk.load()),
  };
}

/** Returns the address of a module that failed to import, which browsers name last; empty where they don't. */
function addressIn(error: unknown): string {
  return /\w+:\/\/\S+$/.exec(String(error))?.[0] ?? '';
}

function importAnew(address: string): Promise<unknown> {
  // Bundlers can't know the address, and are told not to try.
  return import(/* webpackIgnore: true */ /* @vite-ignore */ address);
}
