import { ChangeDetectorRef, Component, computed, ElementRef, inject, signal } from '@angular/core';
import { FocusReturn } from '../feedback/focus-return';
import { Icon } from '../icon/icon';
import { MENU_ICONS } from '../icon/menu-icons';
import { EventMenuOpener } from '../gestures/event-menu-opener';
import { LazyOutlet } from '../lazy/lazy-outlet';
import { SELECTION_COLORS } from '../lazy/lazy-parts';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { EventSelection } from './event-selection';
import type { ChosenColor } from './selection-colors';
import { SeveralActions } from './several-actions';
import { SeveralClipboard } from './several-clipboard';
import { SeveralPasting } from './several-pasting';

/** Icon of a palette: three drops of colour. */
const PALETTE_ICON =
  'M12 4a8 8 0 1 0 0 16c1.4 0 2-.9 2-1.8 0-1.2-1-1.4-1-2.5 0-.9.7-1.7 1.7-1.7H17a3 3 0 0 0 3-3c0-3.9-3.6-7-8-7M8 11h.1M11 8h.1M15 8h.1';
const PASTE_ICON =
  'M9 5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-3M9 4h6v3H9zM9 12h6M9 16h4';

/** A command of the bar. */
interface BarCommand {
  readonly name: 'move' | 'copy' | 'paste' | 'color' | 'delete' | 'more' | 'clear';
  readonly label: string;
  readonly path: string | null;
  /** Why it works for none of the selected events; empty where it does. */
  readonly reason: string;
  readonly run: (button: HTMLElement) => void;
}

/** Bar of commands on the selected events, at the lower edge of the view. */
@Component({
  selector: 'ec-selection-bar',
  imports: [Icon, LazyOutlet],
  templateUrl: './selection-bar.html',
  styleUrl: './selection-bar.scss',
  host: { '[attr.data-layout]': 'settings.layout()', '(keydown)': 'press($event)' },
})
export class SelectionBar {
  protected readonly settings = inject(CalendarSettings);
  readonly #actions = inject(SeveralActions);
  readonly #clipboard = inject(SeveralClipboard);
  readonly #pasting = inject(SeveralPasting);
  readonly #selection = inject(EventSelection);
  readonly #menu = inject(EventMenuOpener);
  readonly #focus = inject(FocusReturn);
  readonly #changes = inject(ChangeDetectorRef);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  protected readonly colors = SELECTION_COLORS;
  protected readonly text = this.settings.text;
  protected readonly count = computed(() => this.#selection.selected().length);
  /** Button beside which the colours are open; null while they aren't. */
  protected readonly colorsBeside = signal<HTMLElement | null>(null);
  /** Index of the button that takes part in the tab order. */
  protected readonly active = signal(0);

  protected readonly commands = computed<readonly BarCommand[]>(() => {
    const text = this.text();
    const count = this.count();
    const locked = text('changeRefused');
    const commands: BarCommand[] = [];
    if (count > 0) {
      commands.push(
        {
          name: 'move',
          label: text('moveSelection'),
          path: MENU_ICONS.move,
          reason: this.#actions.movable().length === 0 ? locked : '',
          run: () => this.#move(),
        },
        {
          name: 'copy',
          label: text('copySelection'),
          path: MENU_ICONS.copy,
          reason: '',
          run: () => this.#actions.copy(),
        },
      );
    }
    if (this.#clipboard.copied() !== null) {
      commands.push({
        name: 'paste',
        label: text('pasteSelection'),
        path: PASTE_ICON,
        reason: this.#pasting.canCreate() ? '' : locked,
        run: () => this.#pasting.pasteHere(),
      });
    }
    if (count > 0) {
      const reason = this.#actions.changeable().length === 0 ? locked : '';
      commands.push(
        {
          name: 'color',
          label: text('recolorSelection'),
          path: PALETTE_ICON,
          reason,
          run: (button) => this.colorsBeside.set(button),
        },
        {
          name: 'delete',
          label: text('deleteSelection'),
          path: MENU_ICONS.delete,
          reason,
          run: () => void this.#actions.remove(),
        },
      );
    }
    if (count === 1) {
      commands.push({
        name: 'more',
        label: text('moreOfSelection'),
        path: null,
        reason: '',
        run: () => this.#openMenu(),
      });
    }
    commands.push({
      name: 'clear',
      label: text('clearSelection'),
      path: null,
      reason: '',
      run: () => this.#clear(),
    });
    return commands;
  });

  protected run(command: BarCommand, button: HTMLElement): void {
    if (command.reason === '') command.run(button);
  }

  /** Closes the colours. Without a choice their button gets the focus back; a choice focuses an event. */
  protected closeColors(chosen: ChosenColor | null): void {
    const button = this.colorsBeside();
    this.colorsBeside.set(null);
    if (chosen === null) this.#focus.back(button);
    else void this.#actions.recolor(chosen.color);
  }

  /** Moves the focus along the buttons: the bar has one tab stop. */
  protected press(event: KeyboardEvent): void {
    const buttons = [...this.#host.querySelectorAll<HTMLElement>('[data-command]')];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (event.key === 'Escape') this.#clear();
    const isRightToLeft = getComputedStyle(this.#host).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isRightToLeft ? at - 1 : at + 1,
      ArrowLeft: isRightToLeft ? at + 1 : at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (to + buttons.length) % buttons.length;
    this.active.set(next);
    // A Tab right after this key must find the moved tab stop.
    this.#changes.detectChanges();
    buttons[next]?.focus();
  }

  #move(): void {
    const [first] = this.#actions.movable();
    const element = first === undefined ? null : this.#elementOf(first.key);
    if (first !== undefined) this.#actions.pickUp(first, element ?? this.#grid());
  }

  #openMenu(): void {
    const [only] = this.#selection.selected();
    const element = only === undefined ? null : this.#elementOf(only.key);
    if (element !== null) this.#menu.openByKey(element);
  }

  #clear(): void {
    this.#clipboard.forget();
    this.#selection.clear();
    this.#focus.again('');
  }

  #elementOf(key: string): HTMLElement | null {
    const events = this.#grid().querySelectorAll<HTMLElement>('ec-event');
    return [...events].find(({ dataset }) => dataset['key'] === key) ?? null;
  }

  /** Returns the shown view. */
  #grid(): HTMLElement {
    const main = this.#host.closest('ec-calendar-shell')!;
    return main.querySelector<HTMLElement>('.ec-content [role$="grid"], .ec-content')!;
  }
}
