import * as zones from './own-zones';
import { zoneOfWindows } from './windows-zones';
import { offsetNamed, shortZoneNamed, zoneNamed } from './zone-names';

test.each([
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['PACIFIC standard time', 'America/Los_Angeles'],
  ['  Pacific  Standard Time ', 'America/Los_Angeles'],
  ['PacificStandardTime', 'America/Los_Angeles'],
  ['Turks & Caicos Standard Time', 'America/Grand_Turk'],
  ['Turks And Caicos Standard Time', 'America/Grand_Turk'],
  ['W Europe Standard Time', 'Europe/Berlin'],
  ['U.S. Eastern Standard Time', 'America/Indiana/Indianapolis'],
  ['S.E. Asia Standard Time', 'Asia/Bangkok'],
  ['Kamchatka Standard Time', 'Asia/Kamchatka'],
  ['Mid-Atlantic Standard Time', 'Atlantic/South_Georgia'],
  ['Mexico Standard Time', 'America/Mexico_City'],
  ['Armenian Standard Time', 'Asia/Yerevan'],
  ['utc', 'UTC'],
  ['Pacific', null],
  ['', null],
  ['constructor', null],
  ['Europe/Berlin', null],
])('what Windows calls a zone: %s', (name, zone) => {
  expect(zoneOfWindows(name)).toBe(zone);
});

test.each([
  ['(UTC-05:00) Eastern Time (US and Canada)', 'America/New_York'],
  ['(utc-05:00) eastern time (us & canada)', 'America/New_York'],
  ['(GMT-05:00)Eastern Time (US & Canada)', 'America/New_York'],
  ['(UTC+01:00) Amsterdam,Berlin,Bern,Rome,Stockholm,Vienna', 'Europe/Berlin'],
])('what Windows shows: %s', (name, zone) => {
  expect(zoneNamed(name, zones)).toBe(zone);
});

test.each<[string, string | null, string | null, number | null]>([
  ['tzone://Microsoft/Utc', 'UTC', null, null],
  ['tzone://Microsoft/Custom', null, null, null],
  ['/x.org/2026/Europe/Berlin', 'Europe/Berlin', null, null],
  ['CET', null, 'CET', null],
  ['GMT', null, 'GMT', null],
  ['GMT+05:30', null, null, 5.5],
  ['UTC-3', null, null, -3],
  ['gmt+0100', null, null, 1],
  ['(UTC+09:30)', null, null, 9.5],
  ['GMT+0', null, null, 0],
  ['GMT+99', null, null, null],
  ['GMT+05:60', null, null, null],
])('the name %s', (name, sure, short, hours) => {
  expect(zoneNamed(name, zones)).toBe(sure);
  expect(shortZoneNamed(name)).toBe(short);
  expect(offsetNamed(name)).toBe(hours === null ? null : hours * 3_600_000);
});
