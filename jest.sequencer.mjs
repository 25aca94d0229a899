/**
 * Starts the largest spec files first, each with the cases that it imports: neither worker is left with one of them at
 * the end, when its memory is full of earlier files and every collection of garbage takes longer. Jest itself goes by
 * the durations of the last run, which a fresh clone doesn't have, or by the size of the spec file alone.
 */
import Sequencer from '@jest/test-sequencer';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the size of a spec file and its cases.
 * @param {string} path
 */
function sizeOf(path) {
  const text = readFileSync(path, 'utf8');
  const cases = [...text.matchAll(/^import '(\.[^']+\.cases)';$/gm)];
  return cases.reduce(
    (sum, [, name]) => sum + statSync(join(dirname(path), `${name}.ts`)).size,
    text.length,
  );
}

export default class extends Sequencer {
  /**
   * @param {Parameters<Sequencer['sort']>[0]} tests
   * @override
   */
  sort(tests) {
    const sizes = new Map(tests.map((test) => [test, sizeOf(test.path)]));
    return [...tests].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  }
}
