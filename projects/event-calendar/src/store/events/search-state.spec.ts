import { signal } from '@angular/core';
import { givenPart } from '../given-part.spec-host';
import { SearchState } from './search-state';

describe('the state of a search', () => {
  it.each<[unknown, string | null]>([
    [false, null],
    [undefined, null],
    [null, null],
    ['list', null],
    [true, 'list'],
    [{}, 'list'],
    [{ mode: 'list' }, 'list'],
    [{ mode: 'filter' }, 'filter'],
    [{ mode: 'dim' }, 'dim'],
    [{ mode: 'hide' }, 'list'],
  ])('by %j has the mode %s', (eventSearch, mode) => {
    const { part } = givenPart(SearchState, { eventSearch: eventSearch as boolean });
    expect(part.mode()).toBe(mode);
    expect(part.open()).toBe(mode !== null);
    expect(part.isOpen()).toBe(mode !== null);
  });

  it.each(['', ' ', '\u3000', '\u200b', '\u00ad \u2060', '\u0301', '\ufe0f', '\u3164'])(
    'is none while the text is %j',
    (searchText) => {
      const { part } = givenPart(SearchState, { eventSearch: { mode: 'dim' }, searchText });
      expect([part.active(), part.isNeeded()]).toEqual([null, false]);
    },
  );

  it('has no text, and writes none, where users can’t search', () => {
    const { part, inputs } = givenPart(SearchState, { searchText: 'yoga' });
    part.type('other');
    expect([part.text(), part.active(), inputs.searchText()]).toEqual(['', null, 'yoga']);
  });

  it('affects the views by its mode, once the code has loaded', () => {
    const { part, inputs } = givenPart(SearchState, {
      eventSearch: { mode: 'filter' },
      searchText: 'a',
    });
    expect([part.isNeeded(), part.isShown(), part.isMatch()]).toEqual([true, null, null]);
    const matcher = (): boolean => false;
    part.matcher.set(signal(matcher));
    expect([part.isShown(), part.isMatch()]).toEqual([matcher, null]);
    inputs.eventSearch.set({ mode: 'dim' });
    expect([part.isShown(), part.isMatch()]).toEqual([null, matcher]);
    inputs.eventSearch.set(true);
    expect([part.isShown(), part.isMatch()]).toEqual([null, null]);
    inputs.searchText.set('');
    expect(part.isNeeded()).toBe(false);
  });

  it('stays open in another mode, and closes where users can’t search any more', () => {
    const { part, inputs } = givenPart(SearchState, { eventSearch: true });
    part.open();
    for (const eventSearch of [{ mode: 'filter' }, { mode: 'dim', fields: ['title'] }, true]) {
      inputs.eventSearch.set(eventSearch as boolean);
      expect(part.isOpen()).toBe(true);
    }
    inputs.eventSearch.set(false);
    expect(part.isOpen()).toBe(false);
  });

  it('takes keys for a field that is still loading', () => {
    const { part, inputs } = givenPart(SearchState, { eventSearch: true });
    const press = (key: string, more: KeyboardEventInit = {}): boolean =>
      part.typeAhead(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
    expect(press('y')).toBe(false);
    part.open();
    const taken = [press('y'), press('Tab'), press('o', { ctrlKey: true }), press('o')];
    expect(taken).toEqual([true, false, false, true]);
    expect([press('x'), press('Backspace'), press('ArrowDown'), press('Enter')]).not.toContain(
      false,
    );
    expect(inputs.searchText()).toBe('yo');
    expect(part.takeAhead().map(({ key }) => key)).toEqual(['ArrowDown', 'Enter']);
    expect(part.takeAhead()).toEqual([]);
    part.matcher.set(signal(() => true));
    expect(press('g')).toBe(false);
  });

  it('isn’t opened where Escape came first', () => {
    const { part } = givenPart(SearchState, { eventSearch: true });
    part.open();
    part.typeAhead(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(part.typeAhead(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true);
    expect(part.isOpen()).toBe(false);
    part.open();
    expect(part.takeAhead()).toEqual([]);
  });

  it('asks for code that was missing with the next use, or the next text', () => {
    const { part, inputs } = givenPart(SearchState, { eventSearch: true });
    part.open();
    part.miss();
    expect([part.isOpen(), part.isNeeded()]).toEqual([false, false]);
    part.open();
    expect(part.isNeeded()).toBe(true);
    part.miss();
    inputs.searchText.set('yoga');
    expect(part.isNeeded()).toBe(true);
  });
});
