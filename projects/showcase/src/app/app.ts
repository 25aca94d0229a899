import { Dir } from '@angular/cdk/bidi';
import { Component, inject } from '@angular/core';
import { RouterOutlet } from '@angular/router';
import { Appearance } from './shell/appearance';
import { TopBar } from './shell/top-bar';

/** The showcase: its frame, and the page of the route. */
@Component({
  selector: 'sc-root',
  imports: [Dir, RouterOutlet, TopBar],
  template: `
    <div [dir]="appearance.direction()">
      @if (!appearance.isBare) {
        <a class="skip-link" href="#content" (click)="skip($event, content)">Skip to the page</a>
        <sc-top-bar />
      }
      <main id="content" #content tabindex="-1">
        <router-outlet />
      </main>
    </div>
  `,
  styles: `
    main:focus {
      outline: none;
    }
  `,
})
export class App {
  protected readonly appearance = inject(Appearance);

  /** The link's own jump would navigate to the base address. */
  protected skip(event: Event, content: HTMLElement): void {
    event.preventDefault();
    content.focus();
  }
}
