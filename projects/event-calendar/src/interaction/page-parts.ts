import { InjectionToken, type Provider, type Type } from '@angular/core';

/** What it takes to draw another page of dates than the one that is shown. */
export interface PageParts {
  /** All that follows from the visible date, or is of the one view that can be used. */
  readonly ofPage: Provider[];
  /** The component that draws the view; undefined where it isn't loaded. */
  component(): Type<unknown> | undefined;
}

export const PAGE_PARTS = new InjectionToken<PageParts>('PAGE_PARTS');
