import { VIEW_DEFINITIONS } from 'ng-event-calendar/core/internal';
import { commandOf, LETTERS, type Command } from './shortcuts';

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, ...more });

describe('commandOf', () => {
  it.each(VIEW_DEFINITIONS)('the letter of the $name shows it', ({ name, letter }) => {
    expect(commandOf(press(letter))).toEqual({ does: 'show', view: name });
    expect(commandOf(press(letter.toUpperCase()))).toEqual({ does: 'show', view: name });
    for (const key of ['altKey', 'shiftKey'] as const) {
      expect(commandOf(press(letter, { [key]: true }))).toBeNull();
    }
  });

  it('letters of views come beside those of all commands', () => {
    const does = Object.values(LETTERS).map((command) => command.does);
    const more = ['next-event', 'zoom-in', 'zoom-out', 'zoom-reset', 'further-times', 'find-time'];
    const commands = ['today', 'next', 'previous', 'create', 'pick-up', 'remove', ...more];
    expect(new Set(does)).toEqual(new Set(['show', ...commands]));
  });

  const control = { ctrlKey: true };
  const shift = { shiftKey: true };
  it.each<[string, KeyboardEventInit, Command['does'] | null]>([
    ['t', {}, 'today'],
    ['n', {}, 'next'],
    ['j', {}, 'next'],
    ['p', {}, 'previous'],
    ['k', {}, 'previous'],
    ['e', {}, 'next-event'],
    ['E', shift, 'previous-event'],
    ['e', control, null],
    ['c', {}, 'create'],
    ['g', {}, 'pick-up'],
    ['z', {}, 'further-times'],
    ['Delete', {}, 'remove'],
    ['+', {}, 'zoom-in'],
    ['+', shift, 'zoom-in'],
    ['+', { altKey: true }, null],
    ['+', control, null],
    ['-', {}, 'zoom-out'],
    ['-', control, null],
    ['0', {}, 'zoom-reset'],
    ['0', control, null],
    ['c', control, 'copy'],
    ['x', control, 'cut'],
    ['v', control, 'paste'],
    ['d', control, 'duplicate'],
    ['y', control, 'redo'],
    ['z', control, 'undo'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ...control, ...shift }, 'redo'],
    ['C', { ...control, ...shift }, null],
    ['z', { ...control, altKey: true }, null],
    ['n', control, null],
    ['toString', control, null],
    ['toString', {}, null],
    ['?', {}, 'help'],
    ['?', shift, 'help'],
    ['/', {}, 'search'],
    ['/', shift, 'search'],
    ['/', { altKey: true }, 'search'],
    ['/', { ctrlKey: true, altKey: true, modifierAltGraph: true }, 'search'],
    ['/', control, null],
    ['/', { metaKey: true }, null],
    ['/', { code: 'Digit7', ...shift }, 'search'],
    ['-', { code: 'Slash' }, 'zoom-out'],
    ['ContextMenu', {}, 'menu'],
    ['F10', shift, 'menu'],
    ['F10', {}, null],
    ['q', {}, null],
  ])('%s with %j: %s', (key, more, does) => {
    expect(commandOf(press(key, more))?.does ?? null).toBe(does);
  });

  it('leaves keys that somebody has taken', () => {
    const taken = press('n', { cancelable: true });
    taken.preventDefault();
    expect(commandOf(taken)).toBeNull();
  });

  it.each<[string, string, boolean]>([
    ['a cell', '<div data-it></div>', true],
    ['a field', '<input data-it />', false],
    ['a longer text', '<textarea data-it></textarea>', false],
    ['a choice', '<select data-it></select>', false],
    ['a dialog', '<div role="dialog"><button data-it></button></div>', false],
    ['a menu', '<div role="menu"><button data-it></button></div>', false],
    ['a list of choices', '<div role="listbox"><b data-it></b></div>', false],
    ['an event in a list', '<div role="dialog"><ec-event data-it></ec-event></div>', true],
  ])('in %s', (_, page, isHere) => {
    document.body.innerHTML = page;
    const key = press('n', { bubbles: true });
    document.querySelector('[data-it]')!.dispatchEvent(key);
    expect(commandOf(key)?.does).toBe(isHere ? 'next' : undefined);
  });

  it('in text that can be edited means nothing', () => {
    document.body.innerHTML = '<p data-it></p>';
    const text = document.querySelector<HTMLElement>('[data-it]')!;
    // jsdom doesn't implement this property.
    Object.defineProperty(text, 'isContentEditable', { value: true });
    const key = press('n', { bubbles: true });
    text.dispatchEvent(key);
    expect(commandOf(key)).toBeNull();
  });
});
