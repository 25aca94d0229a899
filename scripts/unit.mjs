/**
 * `npm run test:unit`: every spec once in UTC, then those of core, recurrence and ical again in
 * three zones whose clock changes are unlike each other: by an hour, by half an hour, and across
 * the date line.
 * Calendar code that depends on the machine's zone fails in one of them.
 */
import { join } from 'node:path';
import { inOrder, projectNode, root, run } from './workspace.mjs';

const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
// Neither schematics nor what holds off hostile files knows of dates.
const dated = ['--selectProjects', 'plain', '--testPathIgnorePatterns', 'schematics', 'hostile'];
const runs = [
  { zone: 'UTC', only: [] },
  { zone: 'America/New_York', only: dated },
  { zone: 'Australia/Lord_Howe', only: dated },
  { zone: 'Pacific/Apia', only: dated },
];

process.exitCode = await inOrder(
  runs.map(({ zone, only }) => () => {
    console.log(`\nJest in ${zone}`);
    const report = `--outputFile=test-results/unit-${zone.replace('/', '-')}.json`;
    return run(projectNode(), [jest, ...only, '--json', report], { env: { TZ: zone } });
  }),
);
