import { isZone } from 'ng-event-calendar/core/internal';
import { zonesNamed } from './zone-options';

describe('zonesNamed', () => {
  it('are all zones for no text, and for one that is chosen', () => {
    const all = zonesNamed('');
    expect(all.length).toBeGreaterThan(300);
    expect(all).toContain('UTC');
    expect(new Set(all).size).toBe(all.length);
    expect(zonesNamed('  ')).toEqual(all);
    expect(zonesNamed('Europe/Paris')).toEqual(all);
    expect(all.every(isZone)).toBe(true);
  });

  it.each<[string, string]>([
    ['new york', 'America/New_York'],
    ['york', 'America/New_York'],
    ['New_Yo', 'America/New_York'],
    ['york america', 'America/New_York'],
    ['PARIS', 'Europe/Paris'],
    ['Europe/Par', 'Europe/Paris'],
    ['utc', 'UTC'],
  ])('%j finds %s', (text, zone) => {
    expect(zonesNamed(text)).toContain(zone);
  });

  it('are none for what no zone is called, and few for what many are', () => {
    expect(zonesNamed('Phobos')).toEqual([]);
    expect(zonesNamed('america').length).toBe(40);
  });
});

it('names UTC once, also where the engine does', async () => {
  jest.resetModules();
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Paris', 'UTC']);
  const { zonesNamed: fresh } = await import('./zone-options');
  expect(fresh('')).toEqual(['Europe/Paris', 'UTC']);
  jest.restoreAllMocks();
});
