import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';
import './typescript-sources.mjs';

/** @typedef {Record<string, { does: string, view?: string }>} Commands by key */

const file = join(root, 'projects/event-calendar/src/keyboard/shortcuts.ts');

/** @type {{ LETTERS: Commands, WITH_CONTROL: Commands, WITH_SHIFT: Commands }} */
const { LETTERS, WITH_CONTROL, WITH_SHIFT } = await import(pathToFileURL(file).href);

/**
 * Returns the keys that the calendar listens to, by the view or command they trigger.
 * @returns {{ keys: string[], does: string }[]}
 */
export function shortcuts() {
  /** @type {Map<string, string[]>} */
  const keysOf = new Map();
  /** @type {(commands: Commands, modifier: string) => [string, Commands[string]][]} */
  const pressedWith = (commands, modifier) =>
    Object.entries(commands).map(([key, command]) => [`${modifier} ${key}`, command]);
  const all = [
    ...Object.entries(LETTERS),
    ...pressedWith(WITH_SHIFT, 'Shift'),
    ...pressedWith(WITH_CONTROL, 'Ctrl'),
  ];
  for (const [key, { does, view = does }] of all) {
    const name = key.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
    keysOf.set(view, [...(keysOf.get(view) ?? []), name]);
  }
  return [...keysOf].map(([does, keys]) => ({ keys, does }));
}
