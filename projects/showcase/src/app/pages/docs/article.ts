import type { Type } from '@angular/core';
import type EXAMPLES from './generated/examples.json';

/** Name of a file in `examples`. */
export type ExampleFile = keyof typeof EXAMPLES;

/** One piece of an article. Texts may contain `code` in backquotes, **weight** and [links](/docs). */
export type Block =
  | { readonly heading: string }
  | { readonly text: string }
  /** Instruction for the live example below. */
  | { readonly tryIt: string }
  | { readonly list: readonly string[] }
  /** A few lines of code without a file. */
  | { readonly code: string; readonly title?: string }
  /** Files of `examples`, and the component they make. */
  | { readonly files: readonly ExampleFile[]; readonly live?: Type<unknown> }
  | { readonly table: string; readonly head: readonly string[]; readonly rows: readonly Row[] };

/** Cells of a table, the first of which names the row. */
export type Row = readonly string[];

/** A page of the documentation, as data. */
export interface Article {
  readonly title: string;
  readonly lede: string;
  readonly blocks: readonly Block[];
}

/** Returns the anchor of a heading: `'Your own form'` gives `your-own-form`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
