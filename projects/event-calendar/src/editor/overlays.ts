import { OverlayContainer } from '@angular/cdk/overlay';
import { ElementRef, inject, Injectable } from '@angular/core';

/**
 * Keeps the overlays of the editor and its fields inside the calendar, so that its theme, direction and custom
 * properties apply to them.
 */
@Injectable()
export class CalendarOverlays extends OverlayContainer {
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  protected override _createContainer(): void {
    const container = this._document.createElement('div');
    container.classList.add('cdk-overlay-container');
    this.#host.append(container);
    this._containerElement = container;
  }
}
