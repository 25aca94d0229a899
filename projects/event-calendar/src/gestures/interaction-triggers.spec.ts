import { ApplicationRef, DestroyRef, PLATFORM_ID } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { LazyPart } from '../lazy/lazy-part';
import { InteractionTriggers } from './interaction-triggers';

/** A requester of drags, which may be destroyed before they are loaded. */
class Asker extends DestroyRef {
  override destroyed = false;
  readonly #endings: (() => void)[] = [];

  override onDestroy(end: () => void): () => void {
    this.#endings.push(end);
    return () => undefined;
  }

  destroy(): void {
    this.destroyed = true;
    this.#endings.forEach((end) => end());
  }
}

const sign = (type: string): boolean =>
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
/** Waits until the requested part has loaded, or failed to. */
const settled = (): Promise<void> => TestBed.inject(ApplicationRef).whenStable();

const network = { asked: 0, isDown: false };

/** Makes a lazy part in a chunk of its own. */
function givenPart(): LazyPart<string> {
  let loaded: string | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load: () => {
      network.asked++;
      if (network.isDown) return Promise.reject(new Error('offline'));
      loaded = 'the part';
      return Promise.resolve(loaded);
    },
  };
}

function given(part = givenPart()): {
  readonly signs: InteractionTriggers;
  readonly asker: Asker;
  readonly log: unknown[];
} {
  const [signs, asker, log] = [TestBed.inject(InteractionTriggers), new Asker(), [] as unknown[]];
  signs.load(part, asker, {
    arrived: (loaded) => log.push(loaded),
    missing: () => log.push('missing'),
  });
  return { signs, asker, log };
}

describe('InteractionTriggers', () => {
  beforeEach(() => Object.assign(network, { asked: 0, isDown: false }));

  it.each(['pointermove', 'pointerdown', 'mousedown', 'touchstart', 'focusin', 'keydown'])(
    'have a part asked for, once: %s',
    async (type) => {
      const { log } = given();
      await settled();
      expect(network.asked).toBe(0);
      sign(type);
      sign(type);
      await settled();
      expect([network.asked, log]).toEqual([1, ['the part']]);
    },
  );

  it('aren’t waited for where fingers may come', async () => {
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
    const { log } = given();
    await settled();
    expect(log).toEqual(['the part']);
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  });

  it('there are none on a server', async () => {
    TestBed.configureTestingModule({ providers: [{ provide: PLATFORM_ID, useValue: 'server' }] });
    given();
    sign('pointerdown');
    await settled();
    expect(network.asked).toBe(0);
  });

  it('keep the application unstable until the part is there', () => {
    const app = TestBed.inject(ApplicationRef);
    const seen: boolean[] = [];
    app.isStable.subscribe((isStable) => seen.push(isStable));
    given();
    sign('pointermove');
    expect(seen.at(-1)).toBe(false);
  });

  it('call nobody back who is gone by then', async () => {
    const { asker, log } = given();
    sign('pointermove');
    asker.destroy();
    await settled();
    expect(log).toEqual([]);
  });

  it('are seen once for all who come later, but call nobody back at once', async () => {
    given();
    sign('pointermove');
    await settled();
    const [later, gone] = [given(), given()];
    gone.asker.destroy();
    expect(later.log).toEqual([]);
    await settled();
    expect([later.log, gone.log]).toEqual([['the part'], []]);
  });

  it('of a part that can’t be had are presses alone', async () => {
    network.isDown = true;
    const { log } = given();
    sign('pointermove');
    await settled();
    expect(log).toEqual(['missing']);
    sign('pointermove');
    await settled();
    expect(network.asked).toBe(1);
    sign('pointerdown');
    await settled();
    expect(log).toEqual(['missing', 'missing']);
    network.isDown = false;
    sign('mousedown');
    await settled();
    expect([log.at(-1), network.asked]).toEqual(['the part', 3]);
    sign('mousedown');
    await settled();
    expect(network.asked).toBe(3);
  });

  it('tells nobody who is gone that it is missing', async () => {
    network.isDown = true;
    const { asker, log } = given();
    asker.destroy();
    sign('pointermove');
    await settled();
    expect(log).toEqual([]);
  });

  it('have one calendar of the page say what is missing', () => {
    const signs = TestBed.inject(InteractionTriggers);
    signs.sayMissing();
    const [first, said] = [new Asker(), [] as string[]];
    signs.addVoice(first, () => said.push('first'));
    signs.addVoice(new Asker(), () => said.push('second'));
    signs.sayMissing();
    first.destroy();
    signs.sayMissing();
    expect(said).toEqual(['first', 'second']);
  });
});
