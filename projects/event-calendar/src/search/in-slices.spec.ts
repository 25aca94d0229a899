import { inSlices } from './in-slices';

describe('work in slices', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is done at once where it fits one task', () => {
    const done: number[] = [];
    void inSlices(
      1000,
      (at) => done.push(at),
      () => true,
    );
    expect(done).toHaveLength(1000);
    expect(done.at(-1)).toBe(999);
  });

  it('gives way after some milliseconds, and does each step once', async () => {
    const done: number[] = [];
    const tasks = new Set<number>();
    let task = 0;
    const step = (at: number): void => {
      done.push(at);
      now += 1;
      if (!tasks.has(task)) setTimeout(() => task++);
      tasks.add(task);
    };
    const ended = inSlices(300, step, () => true);
    expect(done).toHaveLength(64);
    expect(await ended).toBe(true);
    expect(done).toEqual(Array.from({ length: 300 }, (_, at) => at));
    // The code after the last step runs in a task of its own.
    expect(tasks).not.toContain(task);
  });

  it('ends once it isn’t wanted', async () => {
    let steps = 0;
    const step = (): void => {
      steps++;
      now += 1;
    };
    expect(await inSlices(300, step, () => false)).toBe(false);
    expect(steps).toBe(64);
  });

  it('of nothing is done', async () => {
    expect(
      await inSlices(
        0,
        () => undefined,
        () => false,
      ),
    ).toBe(true);
  });
});
