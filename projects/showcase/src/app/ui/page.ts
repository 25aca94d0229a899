import { Component, input, signal } from '@angular/core';
import { Icon } from './icon';

/**
 * A page: its heading, a sentence about it, its switches, and the content. On a phone the sentence opens on request,
 * and the switches stand on one line.
 */
@Component({
  selector: 'sc-page',
  imports: [Icon],
  template: `
    <header>
      <div class="words">
        <h1>{{ heading() }}</h1>
        <button
          type="button"
          class="about icon-button"
          aria-label="About this page"
          aria-controls="about"
          [attr.aria-expanded]="isAboutOpen()"
          (click)="isAboutOpen.set(!isAboutOpen())"
        >
          <sc-icon [name]="isAboutOpen() ? 'close' : 'info'" />
        </button>
        <p id="about" [class.is-open]="isAboutOpen()">{{ lede() }}</p>
      </div>
      <div class="tools"><ng-content select="[scPageTools]" /></div>
    </header>
    <ng-content />
  `,
  styleUrl: './page.scss',
})
export class Page {
  readonly heading = input.required<string>();
  readonly lede = input.required<string>();

  protected readonly isAboutOpen = signal(false);
}
