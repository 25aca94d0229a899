import { Component, computed, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { anchorOf } from '../article';

/** A heading within a page, with a link to itself. */
@Component({
  selector: 'sc-heading',
  imports: [RouterLink],
  template: `
    <h2 [id]="anchor()" tabindex="-1">
      {{ text() }}
      <a [routerLink]="[]" [fragment]="anchor()" [attr.aria-label]="'Link to “' + text() + '”'"
        >#</a
      >
    </h2>
  `,
  styles: `
    h2 {
      margin: 40px 0 12px;
      font: var(--mat-sys-title-large);
      font-weight: 500;
      letter-spacing: -0.01em;
      scroll-margin-block-start: 72px;
    }

    /* Only a place to go on from: a link to it takes the focus along. */
    h2:focus {
      outline: none;
    }

    /* Outside of the line of text: a link among words would have to be distinguished from them. */
    a {
      display: inline-block;
      margin-inline-start: 4px;
      padding-inline: 4px;
      border-radius: 4px;
      color: var(--mat-sys-on-surface-variant);
      text-decoration: none;
      opacity: 0;
    }

    h2:hover a,
    a:focus-visible {
      opacity: 1;
    }

    @media (hover: none) {
      a {
        opacity: 1;
      }
    }
  `,
})
export class Heading {
  readonly text = input.required<string>();
  protected readonly anchor = computed(() => anchorOf(this.text()));
}
