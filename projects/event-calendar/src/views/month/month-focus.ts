import { ApplicationRef, inject, Injectable } from '@angular/core';
import { formatDay } from 'ng-event-calendar/core/internal';
import { Announcer } from '../../feedback/announcer';
import { EVENT_ELEMENT } from '../../gestures/drawn-event';
import { RovingFocus, type FocusKey, type FocusGrid } from '../../keyboard/roving-focus';
import { SessionState } from '../../store/events/session-state';
import { Navigation } from '../../store/dates/navigation';

/** Selector of cells within the calendar's bounds. */
const OFFERED = '[data-slot="day"]:not([aria-disabled])';

/** Selector of what a cell holds: events, and the button with those that have no room. */
const ITEM = `${EVENT_ELEMENT}, [data-more]`;

/** Moves focus between the cells of the month and the items in them. */
@Injectable()
export class MonthFocus implements FocusGrid {
  readonly #navigation = inject(Navigation);
  readonly #session = inject(SessionState);
  readonly #roving = inject(RovingFocus);
  readonly #application = inject(ApplicationRef);
  readonly #announcer = inject(Announcer);
  #grid: HTMLElement | undefined;
  #last = '';

  listen(grid: HTMLElement): () => void {
    this.#grid = grid;
    return this.#roving.listen(grid, this);
  }

  entry(): HTMLElement | null {
    // While an event is held, the grid itself keeps the focus.
    if (this.#session.isUnderWay()) return null;
    return (
      this.#cell(this.#last) ??
      this.#cell(formatDay(this.#navigation.date())) ??
      this.#grid?.querySelector<HTMLElement>(OFFERED) ??
      null
    );
  }

  move(from: HTMLElement, key: FocusKey): boolean {
    const cell = from.closest<HTMLElement>('[data-slot="day"]');
    const cells = this.#cells();
    const at = cell === null ? -1 : cells.indexOf(cell);
    if (cell === null || at < 0) return false;
    const perWeek = cell.parentElement?.querySelectorAll('[data-slot="day"]').length ?? 7;
    const items = [cell, ...cell.querySelectorAll<HTMLElement>(ITEM)];
    const item = items.indexOf(from.closest<HTMLElement>(ITEM) ?? cell);
    const column = at % perWeek;
    switch (key) {
      case 'down':
        // First through the items of the cell, then to the week below.
        return this.#focus(items[item + 1]) || this.#goBy(perWeek, cells, at);
      case 'up':
        return this.#focus(items[item - 1]) || this.#goBy(-perWeek, cells, at);
      case 'after':
        return this.#goBy(1, cells, at);
      case 'before':
        return this.#goBy(-1, cells, at);
      case 'first':
        return this.#focus(cells[at - column]);
      case 'last':
        return this.#focus(cells[at - column + perWeek - 1]);
      case 'very-first':
        return this.#focus(cells.find((each) => each.matches(OFFERED)));
      case 'very-last':
        return this.#focus(cells.findLast((each) => each.matches(OFFERED)));
      case 'screen-up':
      case 'screen-down':
        return this.#goByPage(key === 'screen-down' ? 1 : -1, at);
      default:
        return false;
    }
  }

  /** Focuses the cell of a day; returns false where it isn't shown. */
  goTo(day: number): boolean {
    const cell = this.#cell(formatDay(day));
    if (cell === null) return false;
    // A cell that has the focus already isn't read again.
    if (cell === cell.ownerDocument.activeElement)
      this.#announcer.sayStep(cell.getAttribute('aria-label') ?? '');
    return this.#focus(cell);
  }

  /** Turns the page, and keeps the place of the focus on it. */
  #goByPage(way: 1 | -1, at: number): boolean {
    if (!this.#navigation.step(way)) return true;
    // Drawn at once, since the next key may follow immediately.
    this.#application.tick();
    const cells = this.#cells();
    const wanted = cells[Math.min(at, cells.length - 1)];
    return this.#focus((wanted?.matches(OFFERED) ? wanted : this.entry()) ?? undefined);
  }

  /** Moves focus by a number of cells; past the end it turns the page. */
  #goBy(count: number, cells: readonly HTMLElement[], at: number): boolean {
    const isTurned = !this.#focus(cells[at + count]) && this.#navigation.step(count > 0 ? 1 : -1);
    if (!isTurned) return true;
    const left = cells[at]?.dataset['date'];
    // Drawn at once, since the next key may follow immediately.
    this.#application.tick();
    const drawn = this.#cells();
    const shared = drawn.findIndex(({ dataset }) => dataset['date'] === left);
    const beyond = at + (count > 0 ? -cells.length : drawn.length);
    // Most months begin with the week in which the one before ends.
    const wanted = drawn[(shared < 0 ? beyond : shared) + count];
    const isOffered = wanted?.matches(OFFERED) === true;
    this.#focus((isOffered ? wanted : this.entry()) ?? undefined);
    return true;
  }

  #cells(): readonly HTMLElement[] {
    return [...(this.#grid?.querySelectorAll<HTMLElement>('[data-slot="day"]') ?? [])];
  }

  #focus(element: HTMLElement | undefined): boolean {
    if (element === undefined) return false;
    // Cells beyond the calendar's bounds take no focus, and there is no page beyond them.
    if (element.matches('[aria-disabled]')) return true;
    element.focus();
    this.#last = element.closest('[data-date]')?.getAttribute('data-date') ?? '';
    return true;
  }

  #cell(date: string): HTMLElement | null {
    return date === ''
      ? null
      : (this.#grid?.querySelector<HTMLElement>(`${OFFERED}[data-date="${date}"]`) ?? null);
  }
}
