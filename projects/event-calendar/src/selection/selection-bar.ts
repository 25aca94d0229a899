import {
  ChangeDetectorRef,
  Component,
  computed,
  DestroyRef,
  ElementRef,
  inject,
  signal,
} from '@angular/core';
import type { LocaleTextKey } from 'ng-event-calendar/defaults';
import { withAttribute } from '../feedback/attribute-selector';
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
    const add = (
      name: BarCommand['name'],
      label: LocaleTextKey,
      path: string | null,
      run: BarCommand['run'],
      reason = '',
    ): void => {
      commands.push({ name, label: text(label), path, run, reason });
    };
    const isAny = count > 0;
    if (isAny) {
      const reason = this.#actions.movable().length === 0 ? locked : '';
      add('move', 'moveSelection', MENU_ICONS.move, () => this.#move(), reason);
      add('copy', 'copySelection', MENU_ICONS.copy, () => this.#actions.copy());
    }
    if (this.#clipboard.copied() !== null) {
      const reason = this.#pasting.canCreate() ? '' : locked;
      add('paste', 'pasteSelection', MENU_ICONS.paste, () => this.#pasting.pasteHere(), reason);
    }
    if (isAny) {
      const reason = this.#actions.changeable().length === 0 ? locked : '';
      const open = (button: HTMLElement): void => this.colorsBeside.set(button);
      add('color', 'recolorSelection', MENU_ICONS.palette, open, reason);
      const remove = (): void => void this.#actions.remove();
      add('delete', 'deleteSelection', MENU_ICONS.delete, remove, reason);
    }
    if (count === 1) add('more', 'moreOfSelection', null, () => this.#openMenu());
    add('clear', 'clearSelection', null, () => this.#clear());
    return commands;
  });

  constructor() {
    // Colours that are open go with the bar, and with them the focus.
    inject(DestroyRef).onDestroy(() => {
      if (this.colorsBeside() !== null) this.#focus.again('');
    });
  }

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
    if (first !== undefined) {
      this.#actions.pickUp(first, this.#elementOf(first.key) ?? this.#grid());
    }
  }

  #openMenu(): void {
    const element = this.#elementOf(this.#selection.selected()[0]?.key ?? '');
    if (element !== null) this.#menu.openByKey(element);
  }

  #clear(): void {
    this.#clipboard.forget();
    this.#selection.clear();
    this.#focus.again('');
  }

  #elementOf(key: string): HTMLElement | null {
    return this.#grid().querySelector(`ec-event${withAttribute('data-key', key)}`);
  }

  /** Returns the shown view. */
  #grid(): HTMLElement {
    const main = this.#host.closest('ec-calendar-shell')!;
    return main.querySelector<HTMLElement>('.ec-content [role$="grid"], .ec-content')!;
  }
}
