import { NgTemplateOutlet } from '@angular/common';
import {
  afterRenderEffect,
  Component,
  computed,
  type ElementRef,
  inject,
  input,
  signal,
  viewChild,
} from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, RouterLink } from '@angular/router';
import { mediaMatches } from '../../../ui/media';
import { presentSection } from './present-section';

/** A section of a page: the id of its element, and its heading. */
export interface Section {
  readonly id: string;
  readonly label: string;
}

/** Distance from the top of the window at which a heading counts as reached; links scroll it to 72 px. */
const READING_LINE = 96;

/**
 * The headings of a page, with a mark at the one that is read: beside the page if the window is wide, else folded up
 * above it. Its parent element is the page, which leaves room by the mixin `contents.room`.
 */
@Component({
  selector: 'sc-contents',
  imports: [NgTemplateOutlet, RouterLink],
  templateUrl: './contents.html',
  styleUrl: './contents.scss',
  host: { '(window:resize)': 'readHeight()' },
})
export class Contents {
  readonly sections = input.required<readonly Section[]>();

  protected readonly isBeside = mediaMatches('(width >= 1200px)');
  protected readonly present = computed(() =>
    presentSection(
      this.sections().map(({ id }) => id),
      {
        passed: this.passed(),
        isAtEnd: this.isAtEnd(),
        target: this.fragment() ?? null,
      },
    ),
  );

  private readonly fragment = toSignal(inject(ActivatedRoute).fragment);
  private readonly list = viewChild<ElementRef<HTMLElement>>('list');
  private readonly end = viewChild.required<ElementRef<HTMLElement>>('end');
  private readonly height = signal(innerHeight);
  private readonly passed = signal<ReadonlySet<string>>(new Set());
  private readonly isAtEnd = signal(false);

  constructor() {
    afterRenderEffect((onCleanup) => {
      const observer = this.observeHeadings(this.sections(), this.height());
      onCleanup(() => observer.disconnect());
    });
    afterRenderEffect((onCleanup) => {
      const observer = new IntersectionObserver(([entry]) =>
        this.isAtEnd.set(entry!.isIntersecting),
      );
      observer.observe(this.end().nativeElement);
      onCleanup(() => observer.disconnect());
    });
    afterRenderEffect(() => {
      this.present();
      this.keepInSight();
    });
  }

  protected readHeight(): void {
    this.height.set(innerHeight);
  }

  /** Notes which headings are above the reading line, however far above. */
  private observeHeadings(sections: readonly Section[], height: number): IntersectionObserver {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        this.passed.set(new Set(passed));
      },
      { rootMargin: `9999999px 0px ${(READING_LINE - height).toString()}px` },
    );
    for (const { id } of sections) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return observer;
  }

  /** Scrolls a list that is longer than the window to its mark, and never the page. */
  private keepInSight(): void {
    const list = this.list()?.nativeElement;
    const mark = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !mark) return;
    const top = mark.offsetTop;
    const bottom = top + mark.offsetHeight - list.clientHeight;
    if (list.scrollTop > top) list.scrollTop = top;
    if (list.scrollTop < bottom) list.scrollTop = bottom;
  }
}
