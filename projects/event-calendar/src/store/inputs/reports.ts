import { Injectable } from '@angular/core';

// Bundlers know this flag and drop its blocks from production. Callers check it as well, to drop their messages too.
declare const ngDevMode: unknown;

/** Number of messages of one code that are written; the others are dropped. */
const SHOWN_PER_CODE = 20;

/** Development messages: each fault of the host's data is written once to the console. */
@Injectable()
export class Reports {
  readonly #written = new Set<string>();
  readonly #perCode = new Map<string, number>();

  /** Writes a message unless the same one was written before. `code` is stable, for searching. */
  report(code: string, message: string): void {
    if (!ngDevMode || this.#written.has(message)) return;
    this.#written.add(message);
    const count = (this.#perCode.get(code) ?? 0) + 1;
    this.#perCode.set(code, count);
    if (count <= SHOWN_PER_CODE) write(`[event-calendar] ${code}: ${message}`);
    if (count === SHOWN_PER_CODE) write(`[event-calendar] ${code}: more of these are not shown.`);
  }
}

function write(message: string): void {
  // eslint-disable-next-line no-console -- the one place that speaks to the developer
  console.warn(message);
}
