import { afterNextRender, DOCUMENT, ElementRef, inject, Injectable, Injector } from '@angular/core';
import { isFocusFree } from './free-focus';
import { giveFocus } from './give-focus';
import { withAttribute } from './attribute-selector';

/** Gives focus back to the calendar after what had it is gone, drawn anew or done with. */
@Injectable()
export class FocusReturn {
  private readonly document = inject(DOCUMENT);
  private readonly injector = inject(Injector);
  private readonly root = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  /** Gives focus that was lost with its element to an event, else to the view; then speaks. */
  again(key: string, speak: () => void = () => undefined): void {
    this.afterRender(() => {
      const inGrid = `[role="grid"] ec-event${withAttribute('data-key', key)}`;
      const target =
        this.root.querySelector<HTMLElement>(inGrid) ??
        this.root.querySelector<HTMLElement>('[role="grid"]:has([data-slot]), ec-agenda');
      if (this.isFree()) giveFocus(target);
      // Last, or what focus says of itself would drown it.
      speak();
    });
  }

  /** Gives focus back to where it came from, if no press has taken it elsewhere meanwhile. */
  back(origin: HTMLElement | null): void {
    this.afterRender(() => {
      if (this.isFree()) giveFocus(origin);
    });
  }

  /** Whether no press has put the focus elsewhere, and no other calendar of the page has it. */
  private isFree(): boolean {
    const { activeElement, body } = this.document;
    const isOwn =
      activeElement === null || activeElement === body || this.root.contains(activeElement);
    return isOwn && isFocusFree(this.document);
  }

  private afterRender(give: () => void): void {
    afterNextRender(give, { injector: this.injector });
  }
}
