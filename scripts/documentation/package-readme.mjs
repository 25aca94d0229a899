import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { exampleTexts } from './examples.mjs';

const readme = () => readFileSync(join(root, 'README.md'), 'utf8');

/**
 * Returns README.md as it is in the package: without the parts between `<!-- repository -->` and `<!-- /repository
 * -->`, and with links relative to the package's own folder.
 */
export function packageReadme() {
  return readme()
    .replaceAll(/ *<!-- repository -->\n[^]*?<!-- \/repository -->\n/g, '')
    .replaceAll('](projects/event-calendar/', '](');
}

/**
 * Returns the faults of the README's first example, which has to be the one of the documentation, compiled and tested,
 * as the root component of an application.
 * @returns {string[]}
 */
export function readmeFaults() {
  const example = exampleTexts()['first-calendar.ts'] ?? '';
  const asApp = example.replaceAll('FirstCalendar', 'App').replaceAll('first-calendar', 'root');
  return readme().includes(asApp) ? [] : ['README.md: its first example isn’t first-calendar.ts.'];
}
