import type { GivenCalendar } from './calendar.spec-host';

/** Records all that the calendar announces, as `polite: text` or `assertive: text`. */
export function recordSpoken({ element }: Pick<GivenCalendar, 'element'>): string[] {
  const heard: string[] = [];
  for (const region of element.querySelectorAll('[data-spoken] > [aria-live]')) {
    const record = (): void => {
      const text = region.textContent.trim();
      if (text !== '') heard.push(`${region.getAttribute('aria-live')}: ${text}`);
    };
    new MutationObserver(record).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
  return heard;
}
