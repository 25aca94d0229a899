/** More entries than any view shows at once. */
const LIMIT = 1000;

/**
 * Keeps one result per key for as long as its causes stay the same, so that an unchanged layout keeps its identity.
 * Arrays among the causes are compared item by item.
 */
export class Memo<K, R> {
  readonly #limit: number;
  readonly #kept = new Map<K, { readonly causes: readonly unknown[]; readonly result: R }>();

  /** `limit` is how many results are kept; more would be more than a view shows at once. */
  constructor(limit = LIMIT) {
    this.#limit = limit;
  }

  /** The result of `compute`, or the earlier one if `causes` are those it was made from. */
  get(key: K, causes: readonly unknown[], compute: () => R): R {
    const known = this.#kept.get(key);
    if (known !== undefined && sameCauses(known.causes, causes)) return known.result;
    const result = compute();
    if (this.#kept.size >= this.#limit) this.#kept.clear();
    this.#kept.set(key, { causes, result });
    return result;
  }
}

function sameCauses(a: readonly unknown[], b: readonly unknown[]): boolean {
  return sameItems(a, b, (x, y) =>
    Array.isArray(x) && Array.isArray(y) ? sameItems(x, y, Object.is) : Object.is(x, y),
  );
}

function sameItems(
  a: readonly unknown[],
  b: readonly unknown[],
  same: (x: unknown, y: unknown) => boolean,
): boolean {
  return a.length === b.length && a.every((item, at) => same(item, b[at]));
}
