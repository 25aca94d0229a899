import { Component, ElementRef, inject, signal, viewChild } from '@angular/core';
import { takeUntilDestroyed } from '@angular/core/rxjs-interop';
import { NavigationEnd, Router, RouterLink, RouterLinkActive } from '@angular/router';
import { filter } from 'rxjs';
import { Icon } from '../ui/icon';
import { type SegmentOption, Segmented } from '../ui/segmented';
import { Appearance, type Theme } from './appearance';
import { PAGES } from './pages';

/** Product name, navigation, and the settings of all pages. */
@Component({
  selector: 'sc-top-bar',
  imports: [Icon, RouterLink, RouterLinkActive, Segmented],
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
  private readonly demosButton = viewChild.required<ElementRef<HTMLElement>>('demosButton');

  protected readonly appearance = inject(Appearance);
  protected readonly pages = PAGES;
  protected readonly isMenuOpen = signal(false);

  protected readonly themes: readonly SegmentOption<Theme>[] = [
    { value: 'system', label: 'System colors', icon: 'system' },
    { value: 'light', label: 'Light', icon: 'light' },
    { value: 'dark', label: 'Dark', icon: 'dark' },
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
    if (!returnFocus) return;
    // Whichever of the two buttons the width of the window shows.
    const buttons = [this.demosButton(), this.menuButton()].map(
      ({ nativeElement }) => nativeElement,
    );
    buttons.find((button) => button.offsetParent !== null)?.focus();
  }

  protected closeMenuFromOutside(event: Event): void {
    if (event.target instanceof Node && !this.host.contains(event.target)) this.closeMenu(false);
  }
}
