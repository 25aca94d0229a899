import { DEFAULT_LOCALE_TEXT } from './locale-text';

describe('DEFAULT_LOCALE_TEXT', () => {
  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(DEFAULT_LOCALE_TEXT))).toEqual(DEFAULT_LOCALE_TEXT);
  });

  it.each(Object.entries(DEFAULT_LOCALE_TEXT))('%s says something in every form', (_, text) => {
    const forms: string[] = typeof text === 'string' ? [text] : Object.values(text);
    for (const form of forms) {
      expect(form.trim()).toBe(form);
      expect(form).not.toBe('');
      // Braces occur only in placeholders.
      expect(form.replace(/\{[a-z]\w*\}/gi, '')).not.toMatch(/[{}]/);
    }
  });

  it.each([
    ['startTimeAfterEndTimeError', 'End time must be after start time.'],
    ['recurrenceMonthlyWeekNumberLabel', '{weekDay} week {ord}'],
    ['hour24h', '24-hour (13:00)'],
    ['miniCalendarGoToNextMonth', 'Show next month in calendar'],
  ] as const)('keeps the contract text of %s', (key, text) => {
    expect(DEFAULT_LOCALE_TEXT[key]).toBe(text);
  });
});
