import { chunkOf, type Chunk } from './chunk';
import { loadPartTexts, partTexts } from './part-texts';

/**
 * A part of the calendar in a chunk of its own, asked for when it is first needed.
 *
 * @internal
 */
export type Part<T> = Chunk<T>;

/**
 * A part that `chunk` imports, and `pick` takes out of what came. The texts of parts come with the first of them.
 *
 * @internal
 */
export function part<M, T>(
  chunk: () => Promise<M>,
  pick: (module: M) => T | undefined,
  importAt?: (address: string) => Promise<unknown>,
): Part<T> {
  const own = chunkOf(chunk, pick, importAt);
  return {
    get loaded() {
      return partTexts() === null ? undefined : own.loaded;
    },
    async load() {
      const [loaded] = await Promise.all([own.load(), loadPartTexts()]);
      return loaded;
    },
  };
}
