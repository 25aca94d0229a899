/**
 * Has a process take TEST_DATE for now, and stand still there: a server that draws a page beside a
 * browser whose clock stands still.
 */
const now = Date.parse(process.env['TEST_DATE'] ?? '');
globalThis.Date = /** @type {DateConstructor} */ (
  class extends Date {
    /** @param {unknown[]} given */
    constructor(...given) {
      super(.../** @type {[number]} */ (given.length === 0 ? [now] : given));
    }
    /** @override */
    static now() {
      return now;
    }
  }
);
