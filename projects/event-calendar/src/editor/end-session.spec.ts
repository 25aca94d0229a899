import { signal } from '@angular/core';
import type { Editing, EditSession } from '../store/events/editing';
import { endSession } from './end-session';

/** Begins a session, and ends it with a surface that moves for as long as `end` isn't called. */
function given(isCalm: boolean) {
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  const first = { isReadOnly: true } as EditSession;
  const session = signal<EditSession | null>(first);
  const leaving = signal<EditSession | null>(null);
  const close = (): void => {
    session.set(null);
    leaving.set(null);
  };
  const surface = document.createElement('div');
  surface.innerHTML = '<p></p>';
  let end: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (end = resolve));
  surface.querySelector('p')!.animate = () => ({ finished }) as unknown as Animation;
  const parts = [['p', { opacity: 0 }]] as const;
  const isLeaving = endSession({ session, leaving, close } as unknown as Editing, surface, parts);
  return { first, session, leaving, isLeaving, end };
}

describe('the end of a session', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('is that of its form where motion isn’t wanted', () => {
    const { session, leaving, isLeaving } = given(true);
    expect([session(), leaving(), isLeaving]).toEqual([null, null, false]);
  });

  it('leaves the form on the screen for as long as it moves', async () => {
    const { first, session, leaving, isLeaving, end } = given(false);
    expect([session(), leaving(), isLeaving]).toEqual([null, first, true]);
    end();
    await new Promise((done) => setTimeout(done));
    expect(leaving()).toBeNull();
  });

  it('takes no other form from the screen', async () => {
    const { leaving, end } = given(false);
    const other = {} as EditSession;
    leaving.set(other);
    end();
    await new Promise((done) => setTimeout(done));
    expect(leaving()).toBe(other);
  });
});
