import { unbrokenTimes } from './unbroken-times';

it.each([
  ['5 PM', '5_PM'],
  ['1:30 AM EDT', '1:30_AM_EDT'],
  ['17:00', '17:00'],
  ['9 AM – 5 PM', '9_AM – 5_PM'],
  ['9時 ~ 17時', '9時 ~ 17時'],
  ['09:00-17:00 น.', '09:00-17:00_น.'],
])('%s breaks at its dash alone', (times, expected) => {
  expect(unbrokenTimes(times).replaceAll('\u00a0', '_')).toBe(expected);
});
