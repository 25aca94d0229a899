import {
  afterNextRender,
  Component,
  DestroyRef,
  ElementRef,
  inject,
  NgZone,
  signal,
  viewChildren,
} from '@angular/core';

/**
 * Fades at the edges of a view beyond which columns are scrolled out of sight. An observer of the first and the last pixel
 * of all columns turns them on and off, so that scrolling costs nothing.
 */
@Component({
  selector: 'ec-scroll-edges',
  template: `
    <div #end class="ec-end"></div>
    <div #end class="ec-end"></div>
    <div class="ec-fade" [class.ec-shown]="isBeyondStart()"></div>
    <div class="ec-fade" [class.ec-shown]="isBeyondEnd()"></div>
  `,
  styleUrl: './scroll-edges.scss',
  host: { 'aria-hidden': 'true' },
})
export class ScrollEdges {
  private readonly ends = viewChildren<ElementRef<HTMLElement>>('end');

  protected readonly isBeyondStart = signal(false);
  protected readonly isBeyondEnd = signal(false);

  constructor() {
    const host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
    const destroyed = inject(DestroyRef);
    const zone = inject(NgZone);
    afterNextRender(() => {
      if (typeof IntersectionObserver === 'undefined') return;
      const [start] = this.ends();
      const see = (entries: readonly IntersectionObserverEntry[]): void => {
        for (const { target, isIntersecting } of entries) {
          const isBeyond = target === start?.nativeElement ? this.isBeyondStart : this.isBeyondEnd;
          isBeyond.set(!isIntersecting);
        }
      };
      zone.runOutsideAngular(() => {
        const observer = new IntersectionObserver(see, { root: host.closest('.ec-scroller') });
        for (const { nativeElement } of this.ends()) observer.observe(nativeElement);
        destroyed.onDestroy(() => observer.disconnect());
      });
    });
  }
}
