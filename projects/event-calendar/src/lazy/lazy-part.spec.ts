import { lazyPart } from './lazy-part';
import type * as PartModule from './lazy-part';
import type * as TextsModule from './lazy-texts';

/** Imports modules anew, which no earlier spec has loaded. */
async function anew(): Promise<typeof PartModule & typeof TextsModule> {
  jest.resetModules();
  return { ...(await import('./lazy-part')), ...(await import('./lazy-texts')) };
}

afterEach(() => {
  jest.dontMock('ng-event-calendar/core/texts');
});

describe('a part', () => {
  it('comes with the texts of all parts', async () => {
    const { lazyPart: freshPart, lazyTexts } = await anew();
    const given = freshPart(
      () => Promise.resolve({ thing: 'there' }),
      ({ thing }) => thing,
    );
    expect([given.loaded, lazyTexts()]).toEqual([undefined, null]);
    await expect(given.load()).resolves.toBe('there');
    expect(given.loaded).toBe('there');
    expect(lazyTexts()).toMatchObject({ deleteEvent: 'Delete event' });
  });

  it('isn’t there without them, and asks for them again', async () => {
    const { lazyPart: freshPart, lazyTexts } = await anew();
    let isThere = false;
    jest.doMock('ng-event-calendar/core/texts', () => {
      if (!isThere) throw new Error('offline');
      return { PART_TEXT: { deleteEvent: 'Delete' } };
    });
    const given = freshPart(
      () => Promise.resolve({ thing: 'there' }),
      ({ thing }) => thing,
    );
    await expect(given.load()).rejects.toThrow('offline');
    expect([given.loaded, lazyTexts()]).toEqual([undefined, null]);
    isThere = true;
    await expect(given.load()).resolves.toBe('there');
    expect(given.loaded).toBe('there');
  });

  it('that comes later is there as soon as its own chunk is', async () => {
    const given = lazyPart(
      () => Promise.resolve({ thing: 'there' }),
      ({ thing }) => thing,
    );
    await given.load();
    expect(given.loaded).toBe('there');
  });
});
