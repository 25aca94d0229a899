/**
 * Stops the clock of a process at TEST_DATE: for a server that renders a page beside a browser whose clock is stopped.
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
