/**
 * `npm run test:unit`: every spec once in UTC, then those of core, recurrence and ical again in
 * three zones whose clock changes are unlike each other: by an hour, by half an hour, and across
 * the date line.
 * Calendar code that depends on the machine's zone fails in one of them.
 */
import { join } from 'node:path';
import { projectNode, root, run } from './workspace.mjs';

const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const pure = ['core/', 'recurrence/', 'ical/src/(read|write|round)'].map(
  (folder) => `projects/event-calendar/${folder}`,
);
const runs = [
  { zone: 'UTC', only: [] },
  { zone: 'America/New_York', only: pure },
  { zone: 'Australia/Lord_Howe', only: pure },
  { zone: 'Pacific/Apia', only: pure },
];

for (const { zone, only } of runs) {
  console.log(`\nJest in ${zone}`);
  const report = `--outputFile=test-results/unit-${zone.replace('/', '-')}.json`;
  const code = await run(projectNode(), [jest, ...only, '--json', report], { TZ: zone });
  process.exitCode ||= code;
}
