import { afterNextRender, Component, DestroyRef, ElementRef, inject } from '@angular/core';

/**
 * Fades at the edges of a view beyond which columns are scrolled out of sight. An observer of the first and the last pixel
 * of all columns turns them on and off, so that scrolling costs nothing.
 */
@Component({
  selector: 'ec-scroll-edges',
  template: `
    <div class="ec-end"></div>
    <div class="ec-fade"></div>
    <div class="ec-end"></div>
    <div class="ec-fade"></div>
  `,
  styleUrl: './scroll-edges.scss',
  host: { 'aria-hidden': 'true' },
})
export class ScrollEdges {
  constructor() {
    const host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
    const destroyed = inject(DestroyRef);
    afterNextRender(() => {
      if (typeof IntersectionObserver === 'undefined') return;
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            target.classList.toggle('ec-beyond', !isIntersecting);
          }
        },
        { root: host.closest('.ec-scroller') },
      );
      for (const end of host.querySelectorAll('.ec-end')) observer.observe(end);
      destroyed.onDestroy(() => observer.disconnect());
    });
  }
}
