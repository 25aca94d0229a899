import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const dist = join(__dirname, '..', 'dist', 'event-calendar');

test('the plain package holds no recurrence code', ({ isMobile: _ }, { project }) => {
  test.skip(project.name !== 'wide', 'Once is enough.');
  const bundles = readdirSync(join(dist, 'fesm2022')).filter((name) => name.endsWith('.mjs'));
  const plain = bundles.filter((name) => !name.includes('premium'));
  expect(plain).toContain('ng-event-calendar.mjs');
  for (const name of plain) {
    const code = readFileSync(join(dist, 'fesm2022', name), 'utf8');
    expect(code.match(/.{0,40}(BYDAY|RRULE:|FREQ=|expandOccurrences).{0,40}/g), name).toBeNull();
  }
});
