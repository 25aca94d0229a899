/**
 * `npm run test:unit`: runs every spec once in UTC, then those whose outcome can depend on the machine's zone again in
 * three zones with different clock changes: by an hour, by half an hour, and across the date line. Only
 * `core/internal/src/dates/zone.ts` reads the machine's zone (a lint rule ensures that); specs that reach it by a
 * display zone of 'default', or by times without a zone, are listed below.
 */
import { join } from 'node:path';
import { inOrder, projectNode, root, run } from './workspace.mjs';

const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const dated = [
  'core/edits/src/(edits|outside)',
  'core/faults/src/diagnose',
  'core/internal/src/dates/(zone|date-fns-tz)',
  'core/times/src/with-when',
  'recurrence/(internal/src/expand/expand-occurrences|scopes/src/(edit-occurrence|scopes))',
  'ical/src/(own-zones|read-exports|round-trip|write-exactly|write-fault|write-ical)',
];
const inLocalZone = [
  ...['--selectProjects', 'plain'],
  ...['--testPathPatterns', ...dated.map((path) => `/event-calendar/${path}`)],
];
const runs = [
  { zone: 'UTC', only: [] },
  { zone: 'America/New_York', only: inLocalZone },
  { zone: 'Australia/Lord_Howe', only: inLocalZone },
  { zone: 'Pacific/Apia', only: inLocalZone },
];

process.exitCode = await inOrder(
  runs.map(({ zone, only }) => () => {
    console.log(`\nJest in ${zone}`);
    const report = `--outputFile=test-results/unit-${zone.replace('/', '-')}.json`;
    return run(projectNode(), [jest, ...only, '--json', report], { env: { TZ: zone } });
  }),
);
