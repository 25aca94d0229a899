import { hasModifierKey } from '@angular/cdk/keycodes';
import {
  afterRenderEffect,
  Directive,
  ElementRef,
  inject,
  input,
  signal,
  type OnInit,
} from '@angular/core';
import { MatAutocompleteTrigger } from '@angular/material/autocomplete';

/**
 * Extends the list of a field, Material's autocomplete: the list opens with the option of the value marked and in the
 * middle, arrow keys start there, and Tab closes it however early it comes.
 */
@Directive({ selector: '[ecFieldList]', host: { '(input)': 'typed()' } })
export class FieldList implements OnInit {
  readonly #trigger = inject(MatAutocompleteTrigger);
  readonly #isOpen = signal(false);

  /** Index of the option with the value; a half for a value between two options, -1 for none. */
  readonly ecListPlace = input(-1);

  constructor() {
    const { nativeElement } = inject<ElementRef<HTMLElement>>(ElementRef);
    // Before Material's own listener, which goes on from the active option.
    const options = { capture: true };
    nativeElement.addEventListener('keydown', (press) => this.#press(press), options);
    afterRenderEffect(() => {
      const place = this.ecListPlace();
      if (this.#isOpen()) this.#show(place);
    });
  }

  ngOnInit(): void {
    const { opened, closed } = this.#trigger.autocomplete;
    opened.subscribe(() => this.#isOpen.set(true));
    closed.subscribe(() => this.#isOpen.set(false));
  }

  /** Deactivates the option of earlier arrow keys, since typed text counts instead. */
  protected typed(): void {
    const { autocomplete } = this.#trigger;
    if (!autocomplete.autoActiveFirstOption) autocomplete._keyManager.setActiveItem(-1);
  }

  #press(press: KeyboardEvent): void {
    const { key } = press;
    const { activeOption, panelOpen, autocomplete } = this.#trigger;
    // Material closes only after the next rendering; scrolling before that would focus the list.
    if (key === 'Tab') this.#trigger.closePanel();
    const round = key === 'ArrowUp' ? Math.ceil : key === 'ArrowDown' ? Math.floor : null;
    if (round === null || activeOption !== null || !panelOpen || hasModifierKey(press)) return;
    autocomplete._keyManager.updateActiveItem(round(this.ecListPlace()));
  }

  #show(place: number): void {
    const { options } = this.#trigger.autocomplete;
    options.forEach((option, at) => {
      if (at === place) option.select(false);
      else option.deselect(false);
    });
    const shown = options.get(Math.floor(place))?._getHostElement();
    const list = shown?.parentElement;
    // Options have no place in a list that is filtered to nothing.
    if (shown === undefined || list == null) return;
    list.scrollTop = shown.offsetTop - (list.clientHeight - shown.offsetHeight) / 2;
  }
}
