import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { exampleTexts } from './examples.mjs';

const readme = () => readFileSync(join(root, 'README.md'), 'utf8');

/**
 * README.md as it is in the package: without what stands between `<!-- repository -->` and
 * `<!-- /repository -->`, and with its links from the package's own folder.
 */
export function packageReadme() {
  return readme()
    .replaceAll(/ *<!-- repository -->\n[^]*?<!-- \/repository -->\n/g, '')
    .replaceAll('](projects/event-calendar/', '](');
}

/**
 * What is wrong with the README's first example: it is that of the documentation, which is compiled and
 * tried, as the component an application starts with.
 * @returns {string[]}
 */
export function readmeFaults() {
  const example = exampleTexts()['first-calendar.ts'] ?? '';
  const asApp = example.replaceAll('FirstCalendar', 'App').replaceAll('first-calendar', 'root');
  return readme().includes(asApp) ? [] : ['README.md: its first example isn’t first-calendar.ts.'];
}
