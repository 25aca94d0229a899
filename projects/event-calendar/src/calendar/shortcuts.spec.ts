import { VIEW_DEFINITIONS } from 'ng-event-calendar/core';
import { commandOf, LETTERS } from './shortcuts';

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
    const commands = ['today', 'next', 'previous', 'create', 'pick-up', 'remove'];
    expect(new Set(does)).toEqual(new Set(['show', ...commands]));
  });
});
