/**
 * Writes the public holidays that the showcase displays, computed by the package date-holidays, which is far too big to
 * ship:
 *
 *     node scripts/generate-holidays.mjs
 *
 * Its data is under CC BY-SA 3.0, and so is the written file.
 */
import Holidays from 'date-holidays';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { root } from './workspace.mjs';

const target = join(root, 'projects', 'showcase', 'src', 'data', 'holidays.json');
const years = [2024, 2025, 2026, 2027, 2028];
const day = 24 * 60 * 60 * 1000;

/** ISO 3166 code, and the language of the holidays' own names. */
const countries = [
  ['US', 'en'],
  ['CA', 'en'],
  ['BR', 'pt'],
  ['GB', 'en'],
  ['DE', 'de'],
  ['FR', 'fr'],
  ['IT', 'it'],
  ['SE', 'sv'],
  ['PL', 'pl'],
  ['JP', 'jp'],
  ['AU', 'en'],
  ['ZA', 'en'],
];

/**
 * Returns one row per holiday: its English name, its own name (empty if equal), and its dates separated by spaces; a
 * holiday of several days as `first/last`.
 * @param {string} code
 * @param {string} language
 */
function holidaysOf(code, language) {
  const calendar = new Holidays(code);
  /** @type {Map<string, { own: string; dates: string[] }>} */
  const rows = new Map();
  for (const year of years) {
    const ownNames = new Map(
      calendar.getHolidays(year, language).map((one) => [one.rule + one.date, one.name]),
    );
    for (const holiday of calendar.getHolidays(year, 'en')) {
      if (holiday.type !== 'public') continue;
      const first = holiday.date.slice(0, 10);
      const length = Math.round((holiday.end.getTime() - holiday.start.getTime()) / day);
      const last = new Date(Date.parse(first) + (length - 1) * day).toISOString().slice(0, 10);
      const ownName = ownNames.get(holiday.rule + holiday.date) ?? holiday.name;
      const row = rows.get(holiday.name) ?? { own: ownName, dates: [] };
      row.dates.push(length > 1 ? `${first}/${last}` : first);
      rows.set(holiday.name, row);
    }
  }
  return [...rows].map(([name, { own, dates }]) => [
    name,
    own === name ? '' : own,
    dates.join(' '),
  ]);
}

const data = {
  source: 'date-holidays, data under CC BY-SA 3.0',
  countries: Object.fromEntries(
    countries.map(([code = '', own = '']) => [code, holidaysOf(code, own)]),
  ),
};

writeFileSync(target, await format(JSON.stringify(data), { parser: 'json', printWidth: 100 }));
console.log(`Wrote ${target}`);
