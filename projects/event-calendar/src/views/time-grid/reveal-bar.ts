/** Scrolls the expanded all-day row as little as needed to bring a bar into view. */
export function revealBar(bar: Element): void {
  const row = bar.closest('.ec-expanded');
  if (row === null) return;
  const { top, bottom } = bar.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  row.scrollTop += Math.min(0, top - seen.top) || Math.max(0, bottom - seen.bottom);
}
