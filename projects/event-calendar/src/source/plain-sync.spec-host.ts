import type { Spot } from './source-sync.spec-host';
import type { Span } from './span';

/** Information on a record at a moment; null where it doesn't exist. */
interface Word {
  readonly moment: number;
  readonly record: Spot | null;
}

/** A user's change to one event: the changed keys, or null for its removal. */
interface Done {
  readonly kind: 'create' | 'update' | 'remove';
  readonly keys: Partial<Spot>;
}

/** Account of one event: information on it, and the user's changes since. */
interface Account {
  words: Word[];
  done: Done[];
  /** Record at the first of these changes; it counts until nothing is pending. */
  base: Spot | null;
}

/** Plain model of a sync's result: all information is kept, and the newest counts. */
export class PlainSession {
  readonly #accounts = new Map<string, Account>();

  /** Takes an answer that was requested at a moment. */
  hear(span: Span, spots: readonly Spot[], moment: number): void {
    for (const [id, account] of this.#accounts) {
      const known = account.done.length > 0 ? account.base : newest(account.words);
      const isThere = known !== null && span.start <= known.at && known.at < span.end;
      if (isThere && spots.every((spot) => spot.id !== id)) this.say(id, null, moment);
    }
    for (const spot of spots) this.say(String(spot.id), spot, moment);
  }

  say(id: string, record: Spot | null, moment: number): void {
    this.#accountOf(id).words.push({ moment, record });
  }

  do(id: string, done: Done): void {
    const account = this.#accountOf(id);
    if (account.done.length === 0) account.base = newest(account.words);
    account.done.push(done);
  }

  /** The first pending change of an event was stored, maybe under another id. */
  stored(id: string, record: Spot | null, moment: number): void {
    const account = this.#accountOf(id);
    account.done.shift();
    if (record !== null && String(record.id) !== id) {
      this.#accounts.delete(id);
      this.#accounts.set(String(record.id), account);
    }
    account.words.push({ moment, record });
    account.base = record;
  }

  /** The first pending change of an event was refused: it is undone, with all changes that depend on it. */
  refused(id: string): void {
    const account = this.#accountOf(id);
    if (account.done.shift()?.kind === 'create') account.done = [];
  }

  /** All pending changes of an event give way to its record elsewhere. */
  conflicted(id: string, record: Spot | null, moment: number): void {
    const account = this.#accountOf(id);
    account.done = [];
    account.words.push({ moment, record });
  }

  shown(): Map<string, Spot> {
    const shown = new Map<string, Spot>();
    for (const [id, { words, done, base }] of this.#accounts) {
      let record = done.length > 0 ? base : newest(words);
      for (const { kind, keys } of done) {
        if (kind === 'create') record = keys as Spot;
        else if (kind === 'remove') record = null;
        else record &&= { ...record, ...keys };
      }
      if (record !== null) shown.set(id, record);
    }
    return shown;
  }

  #accountOf(id: string): Account {
    const account = this.#accounts.get(id) ?? { words: [], done: [], base: null };
    this.#accounts.set(id, account);
    return account;
  }
}

/** Returns the information of the latest moment, the last of several. */
function newest(words: readonly Word[]): Spot | null {
  return words.reduce<Word>((best, word) => (word.moment >= best.moment ? word : best), {
    moment: -1,
    record: null,
  }).record;
}
