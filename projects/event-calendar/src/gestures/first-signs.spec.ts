import { ApplicationRef, DestroyRef, PLATFORM_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { DragLibrary } from './drag-library';

const mockNetwork = { asked: 0, isDown: false };
jest.mock('./dragging', () => {
  mockNetwork.asked++;
  if (mockNetwork.isDown) throw new Error('offline');
  return { createDragRef: 'the library' };
});

/** Something that asks for drags, and may be gone before they are there. */
class Asker extends DestroyRef {
  override destroyed = false;
  private readonly endings: (() => void)[] = [];

  override onDestroy(end: () => void): () => void {
    this.endings.push(end);
    return () => undefined;
  }

  destroy(): void {
    this.destroyed = true;
    this.endings.forEach((end) => end());
  }
}

const sign = (type: string): boolean =>
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
/** Until what was asked for has come, or hasn't. */
const settled = (): Promise<void> => TestBed.inject(ApplicationRef).whenStable();

function given(): {
  readonly library: DragLibrary;
  readonly asker: Asker;
  readonly log: unknown[];
} {
  const [library, asker, log] = [TestBed.inject(DragLibrary), new Asker(), [] as unknown[]];
  library.use(
    asker,
    ({ createDragRef }) => log.push(createDragRef),
    () => log.push('missing'),
  );
  return { library, asker, log };
}

describe('DragLibrary', () => {
  beforeEach(() => {
    jest.resetModules();
    Object.assign(mockNetwork, { asked: 0, isDown: false });
  });

  it.each(['pointermove', 'pointerdown', 'mousedown', 'touchstart'])(
    'is asked for at the first sign of a hand, once: %s',
    async (type) => {
      const { log } = given();
      await settled();
      expect(mockNetwork.asked).toBe(0);
      sign(type);
      sign(type);
      await settled();
      expect([mockNetwork.asked, log]).toEqual([1, ['the library']]);
    },
  );

  it('is asked for at once where fingers may come', async () => {
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
    const { log } = given();
    await settled();
    expect(log).toEqual(['the library']);
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  });

  it('is asked for by nobody on a server', async () => {
    TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
    given();
    sign('pointerdown');
    await settled();
    expect(mockNetwork.asked).toBe(0);
  });

  it('keeps the application unstable until it is there', () => {
    const app = TestBed.inject(ApplicationRef);
    const seen: boolean[] = [];
    app.isStable.subscribe((isStable) => seen.push(isStable));
    given();
    sign('pointermove');
    expect(seen.at(-1)).toBe(false);
  });

  it('calls nobody who is gone by then', async () => {
    const { asker, log } = given();
    sign('pointermove');
    asker.destroy();
    await settled();
    expect(log).toEqual([]);
  });

  it('calls those that come later, but never at once', async () => {
    const { library } = given();
    sign('pointermove');
    await settled();
    const [log, asker, gone] = [[] as string[], new Asker(), new Asker()];
    library.use(asker, () => log.push('here'));
    library.use(gone, () => log.push('gone'));
    gone.destroy();
    expect(log).toEqual([]);
    await settled();
    expect(log).toEqual(['here']);
  });

  it('that can’t be had is asked for at each press, and by no pointer that passes by', async () => {
    mockNetwork.isDown = true;
    const { log } = given();
    sign('pointermove');
    await settled();
    expect(log).toEqual(['missing']);
    sign('pointermove');
    await settled();
    expect(mockNetwork.asked).toBe(1);
    sign('pointerdown');
    await settled();
    expect(log).toEqual(['missing', 'missing']);
    mockNetwork.isDown = false;
    sign('mousedown');
    await settled();
    expect([log.at(-1), mockNetwork.asked]).toEqual(['the library', 3]);
    sign('mousedown');
    await settled();
    expect(mockNetwork.asked).toBe(3);
  });

  it('tells nobody who is gone that it is missing', async () => {
    mockNetwork.isDown = true;
    const { asker, log } = given();
    asker.destroy();
    sign('pointermove');
    await settled();
    expect(log).toEqual([]);
  });

  it('has one calendar of the page say that it is missing', () => {
    const library = TestBed.inject(DragLibrary);
    library.sayMissing();
    const [first, said] = [new Asker(), [] as string[]];
    library.addVoice(first, () => said.push('first'));
    library.addVoice(new Asker(), () => said.push('second'));
    library.sayMissing();
    first.destroy();
    library.sayMissing();
    expect(said).toEqual(['first', 'second']);
  });
});
