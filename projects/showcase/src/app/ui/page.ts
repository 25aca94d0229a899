import { Component, input } from '@angular/core';

/** A page: its heading, one sentence of what it shows, its switches, and the content. */
@Component({
  selector: 'sc-page',
  template: `
    <header>
      <div class="words">
        <h1>{{ heading() }}</h1>
        <p>{{ lede() }}</p>
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
}
