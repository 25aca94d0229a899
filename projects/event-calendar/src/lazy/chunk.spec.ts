import { chunkOf, pickedFrom } from './chunk';

const ADDRESS = 'http://calendar.example/chunk-A.js';
const CHROMIUM = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`);
const FIREFOX = new TypeError(`error loading dynamically imported module: ${ADDRESS}`);
const WEBKIT = new TypeError('Importing a module script failed.');

/** Makes a chunk whose imports yield the given results in turn, and imports by address likewise. */
function givenChunk(imports: readonly unknown[], byAddress: readonly unknown[] = []) {
  const asked: string[] = [];
  const next = (left: unknown[], name: string): Promise<{ thing?: string }> => {
    asked.push(name);
    const end = left.shift();
    return end instanceof Error ? Promise.reject(end) : Promise.resolve(end as object);
  };
  const [left, leftByAddress] = [[...imports], [...byAddress]];
  const given = chunkOf(
    () => next(left, 'chunk'),
    (module) => module.thing,
    (address) => next(leftByAddress, address),
  );
  return { given, asked };
}

const there = { thing: 'there' };

describe('code in a chunk of its own', () => {
  it('is known once it was loaded, not before', async () => {
    const { given } = givenChunk([there]);
    expect(given.loaded).toBeUndefined();
    await expect(given.load()).resolves.toBe('there');
    expect(given.loaded).toBe('there');
  });

  it.each([
    ['asked for again', [CHROMIUM, there], [], ['chunk', 'chunk']],
    ['asked for again without an address', [WEBKIT, there], [], ['chunk', 'chunk']],
    [
      'asked for by another address where the browser remembers the failure',
      [FIREFOX, FIREFOX],
      [there],
      ['chunk', 'chunk', `${ADDRESS}#1`],
    ],
  ])('that failed is %s at the next use', async (_, imports, byAddress, expected) => {
    const { given, asked } = givenChunk(imports, byAddress);
    await expect(given.load()).rejects.toBe(imports[0]);
    expect(given.loaded).toBeUndefined();
    await expect(given.load()).resolves.toBe('there');
    expect(asked).toEqual(expected);
  });

  it('has another address each time, as that may fail too', async () => {
    const { given, asked } = givenChunk([FIREFOX, FIREFOX, FIREFOX], [FIREFOX, there]);
    await expect(given.load()).rejects.toBe(FIREFOX);
    await expect(given.load()).rejects.toBe(FIREFOX);
    await expect(given.load()).resolves.toBe('there');
    expect(asked.filter((each) => each !== 'chunk')).toEqual([`${ADDRESS}#1`, `${ADDRESS}#2`]);
  });

  it('isn’t what comes from the address of something else', async () => {
    const { given } = givenChunk([FIREFOX, FIREFOX], [{ other: 1 }]);
    await expect(given.load()).rejects.toBe(FIREFOX);
    await expect(given.load()).rejects.toThrow('something else');
    expect(given.loaded).toBeUndefined();
  });
});

describe('something else out of a chunk', () => {
  it('is there with it, however that was asked for', async () => {
    const { given, asked } = givenChunk([there, there]);
    const length = pickedFrom(given, (thing) => thing.length);
    expect(length.loaded).toBeUndefined();
    await given.load();
    expect(length.loaded).toBe(5);
    await expect(length.load()).resolves.toBe(5);
    expect(asked).toHaveLength(2);
  });

  it('has another address where that of the chunk failed before', async () => {
    const { given, asked } = givenChunk([FIREFOX, FIREFOX], [there]);
    await expect(given.load()).rejects.toBe(FIREFOX);
    await expect(pickedFrom(given, (thing) => thing.length).load()).resolves.toBe(5);
    expect(asked.at(-1)).toBe(`${ADDRESS}#1`);
  });
});
