import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ical from 'ical.js';
import { toInstant, toWallTime } from 'ng-event-calendar/core/internal';
import { expandOccurrences } from 'ng-event-calendar/recurrence/internal';
import { readIcal } from './read-ical';

const FOLDER = join(__dirname, '..', 'fixtures');
/** Files to compare; the zones of one keep ical.js busy for many seconds. */
const FILES = readdirSync(FOLDER).filter((name) => name !== 'broken-zones.ics');
const YEARS = ['2026', '2027'];
/** Most occurrences compared: two years of a daily event. */
const MOST = 800;

/**
 * Files on which ical.js differs, and why it is wrong. It is asked for times as written, as its zones have other names.
 */
const DIFFERENT: Readonly<Record<string, string>> = {
  'added-dates': 'it fails on a period in RDATE',
  'excluded-periods': 'it fails on a period in RDATE',
  'google-style': 'it shows an occurrence that was called off',
  'lenient-offsets': 'it fails on an observance without TZOFFSETTO',
  lists: 'it fails on an entry that is no date',
  'malformed-lines': 'it gives a file up at the first bad line',
  'outlook-names-style': 'a zone of the file’s own is none of its own: its times are instants here',
  'outlook-style': 'a zone of the file’s own is none of its own: its times are instants here',
  'replaced-whole': 'it shows an occurrence that was called off',
  revisions: 'it knows nothing of revisions',
  rules: 'it fails on a rule that breaks RFC 5545',
  'split-at-added':
    'it leaves the start out where there is no rule, shows what was called off, and moves dates that were not moved',
  'this-and-following':
    'it shows what was called off, and what follows a date that is no occurrence',
  'unquoted-zone': 'it fails on a colon in an unquoted TZID',
  'zone-rules': 'a zone of the file’s own is none of its own: its times are instants here',
};

const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const isAsked = (start: string): boolean => YEARS.includes(start.slice(0, 4));

async function byUs(text: string): Promise<string[]> {
  const range = { start: '2025-12-30T00:00:00Z', end: '2028-01-02T00:00:00Z', timezone: 'UTC' };
  const { events } = await readIcal(text);
  const starts = expandOccurrences(events, range).map(({ start, event }) => {
    const written = event.allDay
      ? start.slice(0, 10)
      : event.timezone !== undefined
        ? toWallTime(toInstant(start), event.timezone)
        : event.start.endsWith('Z')
          ? start
          : start.slice(0, -1);
    return `${written} ${event.title}`;
  });
  return starts.filter(isAsked).toSorted();
}

function byIcalJs(text: string): string[] {
  const calendars = text.match(/^BEGIN:VCALENDAR[^]*?^END:VCALENDAR/gm)!;
  const events = calendars
    .map((each) => new ical.Component(ical.parse(each) as never[]))
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .map((each) => new ical.Event(each));
  const starts: string[] = [];
  for (const event of events) {
    if (event.isRecurrenceException()) continue;
    for (const other of events) {
      if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
    }
    const iterator = event.iterator();
    for (let at = 0, next = iterator.next(); next && at < MOST; at++, next = iterator.next()) {
      const { startDate, item } = event.getOccurrenceDetails(next);
      if (startDate.year > 2027) break;
      starts.push(`${startDate.toString()} ${item.summary}`);
    }
  }
  return starts.filter(isAsked).toSorted();
}

test.each(FILES)('%s happens when ical.js says it does, unless that is wrong', async (file) => {
  const text = textOf(file);
  const ours = await byUs(text);
  let theirs: string[] | null;
  try {
    theirs = byIcalJs(text);
  } catch {
    theirs = null;
  }
  if (DIFFERENT[file.replace('.ics', '')] === undefined) expect(ours).toEqual(theirs);
  else expect(ours).not.toEqual(theirs);
});
