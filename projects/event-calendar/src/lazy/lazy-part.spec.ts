import { lazyPart, partAfter, type LazyPart } from './lazy-part';
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

describe('a part that draws others', () => {
  /** Makes a part whose chunk arrives, or fails, when it is told to. */
  function held(): { part: LazyPart<string>; arrive: () => void; fail: () => void } {
    let arrive = (): void => undefined;
    let fail = (): void => undefined;
    const chunk = new Promise<string>((resolve, reject) => {
      arrive = () => {
        resolve('there');
      };
      fail = () => {
        reject(new Error('offline'));
      };
    });
    return {
      part: lazyPart(
        () => chunk,
        (text) => text,
      ),
      arrive: () => {
        arrive();
      },
      fail: () => {
        fail();
      },
    };
  }

  it('waits for them', async () => {
    const [own, other] = [held(), held()];
    const part = partAfter(own.part, [other.part]);
    const loading = part.load();
    own.arrive();
    await own.part.load();
    expect(part.loaded).toBeUndefined();
    other.arrive();
    await expect(loading).resolves.toBe('there');
    expect(part.loaded).toBe('there');
  });

  it('comes without one that fails, and asks for it at each use', async () => {
    const [own, other] = [held(), held()];
    const part = partAfter(own.part, [other.part]);
    const loading = part.load();
    other.fail();
    own.arrive();
    await expect(loading).resolves.toBe('there');
    expect(part.loaded).toBeUndefined();
    await expect(part.load()).resolves.toBe('there');
  });

  it('fails with its own chunk', async () => {
    const [own, other] = [held(), held()];
    const loading = partAfter(own.part, [other.part]).load();
    other.arrive();
    own.fail();
    await expect(loading).rejects.toThrow('offline');
  });
});
