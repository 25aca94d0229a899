import { chunkOf, type Chunk } from './chunk';
import { loadLazyTexts, lazyTexts } from './lazy-texts';

/**
 * A part of the calendar in a chunk of its own, loaded when it is first needed.
 *
 * @internal
 */
export type LazyPart<T> = Chunk<T>;

/**
 * Makes a lazy part of what `pick` takes from the module that `chunk` imports. The texts of parts load with the first
 * one.
 *
 * @internal
 */
export function lazyPart<M, T>(
  chunk: () => Promise<M>,
  pick: (module: M) => T | undefined,
  importAt?: (address: string) => Promise<unknown>,
): LazyPart<T> {
  const own = chunkOf(chunk, pick, importAt);
  return {
    get loaded() {
      return lazyTexts() === null ? undefined : own.loaded;
    },
    async load() {
      const [loaded] = await Promise.all([own.load(), loadLazyTexts()]);
      return loaded;
    },
  };
}

/** Makes a part that has loaded once another one has as well; the same part where there is no other. */
export function partWith<T>(part: LazyPart<T>, other: LazyPart<unknown> | undefined): LazyPart<T> {
  if (other === undefined) return part;
  return {
    get loaded() {
      return other.loaded === undefined ? undefined : part.loaded;
    },
    async load() {
      const [loaded] = await Promise.all([part.load(), other.load()]);
      return loaded;
    },
  };
}

/** Makes a part that waits until others have loaded or failed to, since it draws them and would move when they come. */
export function partAfter<T>(part: LazyPart<T>, others: readonly LazyPart<unknown>[]): LazyPart<T> {
  return {
    get loaded() {
      return others.every((other) => other.loaded !== undefined) ? part.loaded : undefined;
    },
    async load() {
      const [loaded] = await Promise.all([
        part.load(),
        Promise.allSettled(others.map((other) => other.load())),
      ]);
      return loaded;
    },
  };
}
