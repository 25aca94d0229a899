import { afterNextRender, DestroyRef, ElementRef, inject, NgZone } from '@angular/core';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { textScaleOf } from '../store/inputs/text-scale';

/** Measures the calendar and its letters once it is drawn, and whenever its size changes. */
export function measureWidth(): void {
  const destroyed = inject(DestroyRef);
  const settings = inject(CalendarSettings);
  const zone = inject(NgZone);
  const host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  const measure = (): void => {
    const { clientWidth } = host;
    // One that isn't displayed yet, as in a closed tab, has no width.
    if (clientWidth > 0) settings.measure(clientWidth, textScaleOf(host));
  };
  afterNextRender(() => {
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    zone.runOutsideAngular(() => {
      const sizes = new ResizeObserver(measure);
      sizes.observe(host);
      destroyed.onDestroy(() => sizes.disconnect());
    });
  });
}
