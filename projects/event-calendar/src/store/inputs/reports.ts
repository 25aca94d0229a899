import { Injectable } from '@angular/core';

// Known to bundlers, who leave out of production what asks for it: who reports asks as well, for the message's sake.
declare const ngDevMode: unknown;

/** At most so many messages of one kind are written out; the rest is counted. */
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
