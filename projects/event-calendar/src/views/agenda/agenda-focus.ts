import { ApplicationRef, inject, Injectable } from '@angular/core';
import { RovingFocus, type FocusGrid, type FocusKey } from '../../keyboard/roving-focus';
import { SessionState } from '../../store/events/session-state';

/** Selector of the parts to which arrow keys lead: dates, blocks, events, and the button for more of them. */
const ITEM = '.ec-date button, [data-blocked-id], ec-event, .ec-show-more';

/** Moves focus between the dates and events of the agenda, which is one tab stop. */
@Injectable()
export class AgendaFocus implements FocusGrid {
  readonly #session = inject(SessionState);
  readonly #roving = inject(RovingFocus);
  readonly #application = inject(ApplicationRef);
  #list: HTMLElement | undefined;
  #measure: () => void = () => undefined;
  #last: HTMLElement | undefined;

  /** Listens on the list; `measure` reads how far that is scrolled, by which entries are mounted. */
  listen(list: HTMLElement, measure: () => void): () => void {
    this.#list = list;
    this.#measure = measure;
    return this.#roving.listen(list, this);
  }

  entry(): HTMLElement | null {
    if (this.#session.isUnderWay()) return null;
    if (this.#last?.isConnected === true) return this.#last;
    const items = this.#items();
    return items.find((item) => item.matches('ec-event')) ?? items[0] ?? null;
  }

  move(from: HTMLElement, key: FocusKey): boolean {
    switch (key) {
      case 'up':
      case 'down': {
        const items = this.#items();
        const at = items.findIndex((item) => item === from);
        // Arrows scroll a list that has the focus itself.
        if (at < 0) return false;
        this.#focus(items[at + (key === 'down' ? 1 : -1)]);
        return true;
      }
      case 'first':
      case 'very-first':
        return this.#goToEnd(0);
      case 'last':
      case 'very-last':
        return this.#goToEnd(-1);
      default:
        return false;
    }
  }

  /** Focuses the first item (0) or the last one (-1), which may not be mounted before the list is scrolled there. */
  #goToEnd(at: 0 | -1): boolean {
    const list = this.#list;
    if (list === undefined) return false;
    list.scrollTop = at === 0 ? 0 : list.scrollHeight;
    this.#measure();
    this.#application.tick();
    this.#focus(this.#items().at(at));
    return true;
  }

  #items(): readonly HTMLElement[] {
    return [...(this.#list?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
  }

  #focus(item: HTMLElement | undefined): void {
    if (item === undefined) return;
    this.#last = item;
    item.focus();
  }
}
