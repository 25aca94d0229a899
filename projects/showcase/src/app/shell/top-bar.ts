import { NgTemplateOutlet } from '@angular/common';
import { Component, ElementRef, inject, signal, viewChild } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { NavigationEnd, Router, RouterLink, RouterLinkActive } from '@angular/router';
import { filter } from 'rxjs';
import { Icon } from '../ui/icon';
import { type SegmentOption, Segmented } from '../ui/segmented';
import { Appearance, type Direction, type Theme } from './appearance';
import { PAGES } from './pages';

/** Product name, navigation, and the settings of all pages. */
@Component({
  selector: 'sc-top-bar',
  imports: [Icon, NgTemplateOutlet, RouterLink, RouterLinkActive, Segmented],
  templateUrl: './top-bar.html',
  styleUrl: './top-bar.scss',
  host: {
    '(document:keydown.escape)': 'closeMenu(true)',
    '(document:pointerdown)': 'closeMenuFromOutside($event)',
  },
})
export class TopBar {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly menuButton = viewChild.required<ElementRef<HTMLElement>>('menuButton');

  protected readonly appearance = inject(Appearance);
  protected readonly pages = PAGES;
  protected readonly isMenuOpen = signal(false);

  protected readonly themes: readonly SegmentOption<Theme>[] = [
    { value: 'system', label: 'System colors', icon: 'system' },
    { value: 'light', label: 'Light', icon: 'light' },
    { value: 'dark', label: 'Dark', icon: 'dark' },
  ];
  protected readonly directions: readonly SegmentOption<Direction>[] = [
    { value: 'ltr', label: 'Left to right', icon: 'ltr' },
    { value: 'rtl', label: 'Right to left', icon: 'rtl' },
  ];

  constructor() {
    inject(Router)
      .events.pipe(
        filter((event) => event instanceof NavigationEnd),
        takeUntilDestroyed(),
      )
      .subscribe(() => this.closeMenu(false));
  }

  protected closeMenu(returnFocus: boolean): void {
    if (!this.isMenuOpen()) return;
    this.isMenuOpen.set(false);
    if (returnFocus) this.menuButton().nativeElement.focus();
  }

  protected closeMenuFromOutside(event: Event): void {
    if (event.target instanceof Node && !this.host.contains(event.target)) this.closeMenu(false);
  }
}
