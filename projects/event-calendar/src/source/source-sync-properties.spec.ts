import * as fc from 'fast-check';
import { createEvent, removeEvent, replaceEvent } from 'ng-event-calendar/core/edits';
import { GivenSession, givenSpot, pageOf, settled, type Spot } from './source-sync.spec-host';
import { PlainSession } from './plain-sync.spec-host';
import { overlaps } from './span';

type Step =
  | { readonly does: 'want' | 'browse'; readonly page: number }
  | { readonly does: 'answer' | 'store'; readonly at: number; readonly flag: boolean }
  | { readonly does: 'fail' | 'refuse'; readonly at: number }
  | { readonly does: 'create' | 'update' | 'remove'; readonly at: number }
  | { readonly does: 'elsewhere'; readonly at: number; readonly kind: number }
  | { readonly does: 'reload' | 'retry' };

const AT = fc.nat({ max: 29 });
const FEW = fc.nat({ max: 3 });
const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('want', 'want', 'browse'), page: fc.nat({ max: 2 }) }),
  fc.record({ does: fc.constantFrom('answer', 'answer', 'store'), at: FEW, flag: fc.boolean() }),
  fc.record({ does: fc.constantFrom('fail', 'refuse'), at: FEW }),
  fc.record({ does: fc.constantFrom('create', 'update', 'update', 'remove'), at: AT }),
  fc.record({ does: fc.constant('elsewhere' as const), at: AT, kind: fc.nat({ max: 2 }) }),
  fc.record({ does: fc.constantFrom('reload', 'retry') }),
);

/** An event of the host's own, without a place on the line. */
const OWN: Spot = givenSpot('own', NaN);

/** A sync on which steps are tried, and a plain model beside it. */
class Tried {
  readonly given = new GivenSession();
  readonly plain = new PlainSession();
  page = 0;
  /** Number of each change by the user, which also is a key that the change leaves in the event. */
  readonly tags: number[] = [];
  #count = 0;

  constructor() {
    for (const at of [1, 5, 12, 25]) this.given.server.set(`s${at}`, givenSpot(`s${at}`, at));
    this.given.events = [OWN];
    this.given.want(0);
  }

  take(step: Step): void {
    const { given } = this;
    switch (step.does) {
      case 'want':
        this.page = step.page;
        given.want(step.page);
        break;
      case 'browse':
        // Browses a small calendar at rest, or at last none.
        given.session.browse(step.page === 0 ? [] : [{ start: step.page * 15 - 20, end: 40 }]);
        break;
      case 'answer':
        this.answer(step.at % Math.max(1, given.loads.length), step.flag);
        break;
      case 'fail':
        given.fail(step.at % Math.max(1, given.loads.length));
        break;
      case 'store':
        this.store(step.at % Math.max(1, given.saves.length), step.flag);
        break;
      case 'refuse':
        this.#refuse(step.at % Math.max(1, given.saves.length));
        break;
      case 'reload':
        given.session.reload();
        break;
      case 'retry':
        this.#retry();
        break;
      case 'create':
        this.#create(step.at);
        break;
      case 'update':
      case 'remove': {
        const theirs = given.events.filter(({ id }) => id !== 'own');
        const spot = theirs[step.at % Math.max(1, theirs.length)];
        if (spot === undefined) return;
        if (step.does === 'update') this.#update(spot, step.at);
        else this.#remove(spot);
        break;
      }
      case 'elsewhere':
        this.#elsewhere(step.at, step.kind);
        break;
    }
  }

  answer(at: number, isLate: boolean): void {
    const load = this.given.loads[at];
    if (load === undefined) return;
    const spots = isLate ? load.then : this.given.heldIn(load.span);
    this.given.answer(at, isLate);
    // An answer after its load was cancelled is ignored.
    if (!load.signal.aborted) this.plain.hear(load.span, spots, load.moment);
  }

  store(at: number, isRenaming = false): void {
    const [sent] = this.given.saves[at]?.change.changes ?? [];
    if (sent === undefined) return;
    const id = String((sent.before ?? sent.after)?.id);
    const accepted = this.given.accepted.length;
    const answer = this.given.store(at, isRenaming);
    const moment = ++this.given.moment;
    if (this.given.accepted.length > accepted) this.plain.stored(id, answer, moment);
    else this.plain.conflicted(id, this.given.server.get(id) ?? null, moment);
  }

  #refuse(at: number): void {
    const [sent] = this.given.saves[at]?.change.changes ?? [];
    this.given.refuse(at);
    if (sent !== undefined) this.plain.refused(String((sent.before ?? sent.after)?.id));
  }

  /** Refused changes are made by the user again, one after the other. */
  #retry(): void {
    for (const { steps } of this.given.session.refusals) {
      const changes = steps.flat();
      const id = String((changes[0]?.before ?? changes[0]?.after)?.id);
      const now = this.plain.shown().get(id);
      const last = changes.at(-1)!;
      if (changes[0]?.before === null) {
        // With all later changes; without any where the event was removed in the end.
        const keys = last.after ?? changes.at(-2)?.after;
        if (last.after !== null && keys) this.plain.do(id, { kind: 'create', keys });
      } else if (now !== undefined && last.after === null) {
        this.plain.do(id, { kind: 'remove', keys: {} });
      } else if (now !== undefined) {
        const { before, after } = last;
        const keys = Object.entries(after!).filter(
          ([key, value]) => before![key as 'at'] !== value,
        );
        this.plain.do(id, { kind: 'update', keys: Object.fromEntries(keys) });
      }
    }
    this.given.session.retry();
  }

  #create(at: number): void {
    const tag = this.#nextTag();
    const spot = { ...givenSpot(`new${tag}`, at, 0), [`k${tag}`]: tag };
    this.plain.do(`new${tag}`, { kind: 'create', keys: spot });
    this.given.take(createEvent(this.given.events, spot));
  }

  /** The place may be on another page. */
  #update(spot: Spot, at: number): void {
    const tag = this.#nextTag();
    // An unchanged key isn't part of a change.
    const keys = { ...(at !== spot.at && { at }), [`k${tag}`]: tag };
    this.plain.do(String(spot.id), { kind: 'update', keys });
    this.given.take(replaceEvent(this.given.events, spot, { ...spot, ...keys }, 'move')!);
  }

  #remove(spot: Spot): void {
    this.plain.do(String(spot.id), { kind: 'remove', keys: {} });
    this.given.take(removeEvent(this.given.events, spot)!);
  }

  #elsewhere(at: number, kind: number): void {
    const { server } = this.given;
    const now = [...server.values()][at % Math.max(1, server.size)];
    if (kind === 0 || now === undefined) {
      const id = `their${this.#count++}`;
      server.set(id, givenSpot(id, at));
    } else if (kind === 1) server.delete(String(now.id));
    else server.set(String(now.id), { ...now, at, version: now.version + 1 });
  }

  #nextTag(): number {
    this.tags.push(this.#count);
    return this.#count++;
  }
}

function tagsOf(spot: Spot | null): number[] {
  return Object.keys(spot ?? {}).flatMap((key) => (/^k\d+$/.test(key) ? Number(key.slice(1)) : []));
}

function byId(events: Iterable<Spot>): Record<string, Spot> {
  return Object.fromEntries([...events].map((event) => [String(event.id), event]));
}

describe('SourceSync', () => {
  it('shows what a plain account says, loses nothing, and agrees with the source in the end', async () => {
    const steps = fc.array(STEP, { minLength: 5, maxLength: 80, size: 'max' });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const tried = new Tried();
        const { given, plain } = tried;
        const check = async (): Promise<void> => {
          await settled();
          const events = given.events.filter((event) => event !== OWN);
          expect(events).toHaveLength(given.events.length - 1);
          expect(byId(events)).toEqual(byId(plain.shown().values()));
          const spans = given.underWay();
          expect(spans.every((a, at) => spans.slice(at + 1).every((b) => !overlaps(a, b)))).toBe(
            true,
          );
        };
        for (const step of taken) {
          tried.take(step);
          await check();
        }
        while (given.saves.length > 0) {
          tried.store(0);
          await check();
        }
        given.session.reload();
        while (given.underWay().length > 0) {
          tried.answer(
            given.loads.findIndex(({ signal }) => !signal.aborted),
            false,
          );
          await check();
        }
        expect([given.session.pending.size, given.session.state]).toEqual([0, 'known']);
        const span = pageOf(tried.page);
        const shown = given.events.filter(({ at }) => span.start <= at && at < span.end);
        expect(byId(shown)).toEqual(byId(given.heldIn(span)));
        const stored = given.accepted.flatMap(({ changes }) => changes);
        expect(given.endings.map((ended) => ended.change)).toHaveLength(given.taken.length);
        expect(new Set(given.endings.map((ended) => ended.change))).toEqual(new Set(given.taken));
        const accounted = [...stored, ...given.forgotten.flat()].flatMap((c) => tagsOf(c.after));
        expect(tried.tags.filter((tag) => !accounted.includes(tag))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
