import { Reports } from './reports';

describe('Reports', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
  afterEach(() => warn.mockRestore());

  it('write a message once, with its code', () => {
    const reports = new Reports();
    reports.report('invalid-date', 'No such day.');
    reports.report('invalid-date', 'No such day.');
    expect(warn.mock.calls).toEqual([['[event-calendar] invalid-date: No such day.']]);
  });

  it('write every message of a kind, up to twenty', () => {
    const reports = new Reports();
    for (let at = 0; at < 500; at++) reports.report('missing-id', `Event ${at}`);
    reports.report('other', 'Something else');
    const lines = warn.mock.calls.map(([line]) => line as string);
    expect(lines).toHaveLength(22);
    expect(lines[19]).toBe('[event-calendar] missing-id: Event 19');
    expect(lines[20]).toContain('missing-id: more of these are not shown');
    expect(lines[21]).toContain('other: Something else');
  });

  it('of two calendars are told apart', () => {
    new Reports().report('missing-id', 'Event');
    new Reports().report('missing-id', 'Event');
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
