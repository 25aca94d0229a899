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
  return [
    ...(readme().includes(asApp) ? [] : ['README.md: its first example isn’t first-calendar.ts.']),
    ...weightFaults(),
  ];
}

/**
 * Returns the faults of what is said about the calendar's weight: the README and "Getting started" have to name the
 * numbers of `npm run weigh` in docs/benchmarks.md, rounded to 5 kB and 1 kB compressed.
 * @returns {string[]}
 */
function weightFaults() {
  const table = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8');
  const rows = ['typical, with the calendar', "new, with the README's example"];
  const [least, most] = rows.map((name) => {
    const cells =
      table
        .split('\n')
        .find((line) => line.startsWith(`| ${name} |`))
        ?.split('|') ?? [];
    return { raw: Math.round(Number(cells[5]) / 5) * 5, gzip: Math.round(Number(cells[6])) };
  });
  const words = [`${least?.raw} to ${most?.raw} kB`, `${least?.gzip} to ${most?.gzip} kB`];
  return ['README.md', 'projects/showcase/src/app/pages/docs/articles/getting-started.ts'].flatMap(
    (file) => {
      const text = readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
      return words
        .filter((word) => !text.includes(word))
        .map(
          (word) => `${file}: the calendar's weight isn’t "${word}", as docs/benchmarks.md has it.`,
        );
    },
  );
}
