import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '..', '..', '..', 'node_modules');

function versionOf(name: string): string {
  const file = readFileSync(join(modules, name, 'package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

/** Returns the heading of the report: date, versions, and how to read it. */
export function describeRun(browserVersion: string): string {
  const versions = [
    `FullCalendar ${versionOf('fullcalendar')}`,
    `TOAST UI Calendar ${versionOf('@toast-ui/calendar')}`,
    `Angular ${versionOf('@angular/core')}`,
    `Chromium ${browserVersion}`,
    `Node ${process.versions.node}`,
    `${cpus().length} cores`,
  ];
  return `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${versions.join(', ')}.

Our calendar with its defaults and with its side panel closed (which is what the others draw), FullCalendar,
TOAST UI and the floor (bare boxes written as HTML: what the browser itself needs) are measured in turns in one
run, each time in a fresh page. Numbers are medians. An action lasts until the DOM has been still for five
frames; CPU is the main thread's own time, which other processes hardly disturb. Milliseconds depend on the
machine: only the ratios mean something elsewhere. Events are spread over a year, about 2% of them in a week;
"nothing" is what measuring itself costs.

What is aimed at, what of it is reached, and what was learned on the way: [speed.md](speed.md).
`;
}
