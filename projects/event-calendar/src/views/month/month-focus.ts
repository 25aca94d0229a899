import { afterNextRender, inject, Injectable, Injector } from '@angular/core';
import { formatDay } from 'ng-event-calendar/core/internal';
import { RovingFocus, type FocusKey, type FocusSurface } from '../../keyboard/roving-focus';
import { SessionState } from '../../store/session-state';
import { Navigation } from '../../store/navigation';

/** The cells of days within the calendar's bounds. */
const OFFERED = '[data-slot="day"]:not([aria-disabled])';

/** Moves focus over the cells of the month and what stands in them. */
@Injectable()
export class MonthFocus implements FocusSurface {
  private readonly navigation = inject(Navigation);
  private readonly session = inject(SessionState);
  private readonly roving = inject(RovingFocus);
  private readonly injector = inject(Injector);
  private grid: HTMLElement | undefined;
  private last = '';

  listen(grid: HTMLElement): () => void {
    this.grid = grid;
    return this.roving.listen(grid, this);
  }

  entry(): HTMLElement | null {
    // While an event is held the grid itself keeps the focus.
    if (this.session.isUnderWay()) return null;
    return (
      this.cell(this.last) ??
      this.cell(formatDay(this.navigation.date())) ??
      this.grid?.querySelector<HTMLElement>(OFFERED) ??
      null
    );
  }

  move(from: HTMLElement, key: FocusKey): boolean {
    const cell = from.closest<HTMLElement>('[data-slot="day"]');
    const cells = [...(this.grid?.querySelectorAll<HTMLElement>('[data-slot="day"]') ?? [])];
    const at = cell === null ? -1 : cells.indexOf(cell);
    if (cell === null || at < 0) return false;
    const perWeek = cell.parentElement?.querySelectorAll('[data-slot="day"]').length ?? 7;
    const items = [cell, ...cell.querySelectorAll<HTMLElement>('ec-event, [data-more]')];
    const item = items.indexOf(from.closest<HTMLElement>('ec-event, [data-more]') ?? cell);
    const column = at % perWeek;
    switch (key) {
      case 'down':
        // Through what stands in the cell, then to the week below.
        return this.focus(items[item + 1]) || this.focusOrTurn(cells[at + perWeek], 1, column);
      case 'up':
        return this.focus(items[item - 1]) || this.focusOrTurn(cells[at - perWeek], -1, column);
      case 'after':
        return this.focusOrTurn(cells[at + 1], 1, 0);
      case 'before':
        return this.focusOrTurn(cells[at - 1], -1, perWeek - 1);
      case 'first':
        return this.focus(cells[at - column]);
      case 'last':
        return this.focus(cells[at - column + perWeek - 1]);
      default:
        return false;
    }
  }

  private focusOrTurn(cell: HTMLElement | undefined, way: 1 | -1, column: number): boolean {
    if (this.focus(cell) || !this.navigation.step(way)) return true;
    afterNextRender(
      () => {
        const weeks = [...(this.grid?.querySelectorAll('ec-month-week') ?? [])];
        const week = way === 1 ? weeks[0] : weeks.at(-1);
        const wanted = week?.querySelectorAll<HTMLElement>('[data-slot="day"]')[column];
        const isOffered = wanted?.matches(OFFERED) === true;
        this.focus((isOffered ? wanted : this.entry()) ?? undefined);
      },
      { injector: this.injector },
    );
    return true;
  }

  private focus(element: HTMLElement | undefined): boolean {
    if (element === undefined) return false;
    // Beyond the calendar's bounds nothing takes the focus, nor is there another page.
    if (element.matches('[aria-disabled]')) return true;
    element.focus();
    this.last = element.closest('[data-date]')?.getAttribute('data-date') ?? '';
    return true;
  }

  private cell(date: string): HTMLElement | null {
    return date === ''
      ? null
      : (this.grid?.querySelector<HTMLElement>(`${OFFERED}[data-date="${date}"]`) ?? null);
  }
}
