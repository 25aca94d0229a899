import { InjectionToken, type Provider, type Type } from '@angular/core';

/** Parts with which another page of dates than the visible one is drawn. */
export interface PageParts {
  /** Services that depend on the visible date or on the active view. */
  readonly ofPage: Provider[];
  /** Returns the component of the view; undefined where it isn't loaded. */
  component(): Type<unknown> | undefined;
}

export const PAGE_PARTS = new InjectionToken<PageParts>('PAGE_PARTS');
