import type { Locator } from '@playwright/test';

/** A rectangle on the page, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** One drawn element of an event, by the attributes of the public contract. */
export interface DrawnEvent {
  readonly id: string;
  readonly key: string;
  readonly start: string;
  readonly end: string;
  readonly startUtc: string | null;
  readonly endUtc: string | null;
  readonly flags: readonly string[];
  /** Slot and date of its cell; null in a list. */
  readonly slot: string | null;
  readonly date: string | null;
  readonly text: string;
  readonly box: Box;
}

/** A cell or column of a day. */
export interface DrawnCell {
  readonly slot: string;
  readonly date: string;
  readonly box: Box;
}

/** Everything drawn at one moment. */
export interface Drawing {
  readonly events: readonly DrawnEvent[];
  readonly cells: readonly DrawnCell[];
}

const FLAGS = ['all-day', 'read-only', 'past', 'continues-before', 'continues-after'];

/** Reads events and cells with their places, all at one moment. */
export function drawingOf(root: Locator): Promise<Drawing> {
  return root.evaluate((element, flags): Drawing => {
    const boxOf = (node: Element): Box => {
      const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    };
    const events = [...element.querySelectorAll('[data-key]')].map((node) => {
      const cell = node.closest('[data-slot]');
      return {
        id: node.getAttribute('data-event-id') ?? '',
        key: node.getAttribute('data-key') ?? '',
        start: node.getAttribute('data-start') ?? '',
        end: node.getAttribute('data-end') ?? '',
        startUtc: node.getAttribute('data-start-utc'),
        endUtc: node.getAttribute('data-end-utc'),
        flags: flags.filter((flag) => node.hasAttribute(`data-${flag}`)),
        slot: cell?.getAttribute('data-slot') ?? null,
        date: cell?.getAttribute('data-date') ?? null,
        text: node.textContent,
        box: boxOf(node),
      };
    });
    const cells = [...element.querySelectorAll('[data-slot]')].map((node) => ({
      slot: node.getAttribute('data-slot') ?? '',
      date: node.getAttribute('data-date') ?? '',
      box: boxOf(node),
    }));
    return { events, cells };
  }, FLAGS);
}

/** Returns the box of the cell or column of a day. */
export function cellBox({ cells }: Drawing, slot: string, date: string): Box {
  const cell = cells.find((each) => each.slot === slot && each.date === date);
  if (cell === undefined) throw new Error(`No ${slot} cell for ${date}.`);
  return cell.box;
}

/** Returns the drawn pieces of an event, in the order of the page. */
export function pieces({ events }: Drawing, id: string): DrawnEvent[] {
  return events.filter((event) => event.id === id);
}

/** Returns the only drawn piece of an event. */
export function piece(drawing: Drawing, id: string): DrawnEvent {
  const found = pieces(drawing, id);
  if (found.length !== 1) throw new Error(`${found.length} elements of ${id} instead of one.`);
  return found[0]!;
}

/** Returns the dates of the cells that a bar covers. */
export function coveredDates({ cells }: Drawing, { box, slot }: DrawnEvent): string[] {
  const y = (box.top + box.bottom) / 2;
  return cells
    .filter((cell) => cell.slot === slot && cell.box.top <= y && y <= cell.box.bottom)
    .filter((cell) => {
      const x = (cell.box.left + cell.box.right) / 2;
      return box.left <= x && x <= box.right;
    })
    .map(({ date }) => date);
}

/** Returns the minutes since midnight of `YYYY-MM-DDTHH:MM`. */
export function minutesOf(wall: string): number {
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

/** Returns the minutes between two instants. */
export function minutesBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 60_000;
}

/** Returns the place of an axis minute in a column of `length` minutes. */
export function atMinute(column: Box, minute: number, length = 1440): number {
  return column.top + (column.height * minute) / length;
}
