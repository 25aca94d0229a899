import type { EventEditorHarness } from 'ng-event-calendar/testing';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { givenEditable, other, plan, type GivenEditor } from '../../editor.spec-host';

const LUNCH = { title: 'Lunch', start: '2026-11-20T12:00:00Z', end: '2026-11-20T13:00:00Z' };
const PROPS = {
  workingHours: [{ start: '09:00', end: '17:00', timezone: 'UTC' }],
  blockedTimes: [LUNCH],
  unavailableTimes: 'refuse',
} as const;

interface OpenEditor extends GivenEditor {
  readonly editor: EventEditorHarness;
  /** Violation shown for the time in the form. */
  readonly reason: () => string | undefined;
  /** Button that offers another time. */
  readonly offer: () => HTMLElement | undefined;
  /** Waits until another time is being searched. */
  readonly rested: () => Promise<void>;
}

async function givenOpen(props: Parameters<typeof givenEditable>[1] = PROPS): Promise<OpenEditor> {
  const given = await givenEditable([plan(), other], props);
  given.component.openEditor('a');
  const editor = await given.calendar.getEditor();
  const panel = given.element.querySelector('ec-editor-panel')!;
  return {
    ...given,
    editor,
    rested: async () => {
      await new Promise((resolve) => setTimeout(resolve, 310));
      await given.fixture.whenStable();
    },
    reason: () => panel.querySelector('.ec-warning')?.textContent.trim(),
    offer: () =>
      [...panel.querySelectorAll('button')].find((button) =>
        button.textContent.includes('Next free'),
      ),
  };
}

describe('a time in the form', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('that is free is said nothing of', async () => {
    const { reason, offer } = await givenOpen();
    expect([reason(), offer()]).toEqual([undefined, undefined]);
  });

  it.each([
    ['12:30', 'Lunch, 12 – 1 PM'],
    ['18', 'Outside of working hours (until 5 PM)'],
  ])('(%s) that isn’t says why at once', async (time, words) => {
    const { editor, reason } = await givenOpen();
    await editor.set('startTime', time);
    expect(reason()).toBe(words);
  });

  it('that isn’t is changed to the next that is free', async () => {
    const { editor, events, reason, offer, rested } = await givenOpen();
    await editor.set('startTime', '12:30');
    expect(offer()).toBeUndefined();
    await rested();
    await editor.set('title', 'Long plan');
    expect(offer()?.textContent).toContain('1:00 PM – 2:00 PM');
    offer()!.click();
    expect(await editor.get('startTime')).toBe('1 PM');
    expect([reason(), offer()]).toEqual([undefined, undefined]);
    await editor.save();
    expect(events()[0]).toMatchObject({
      start: '2026-11-20T13:00:00Z',
      end: '2026-11-20T14:00:00Z',
    });
  });

  it('may be asked about, and says so before', async () => {
    const { editor, reason } = await givenOpen({ ...PROPS, unavailableTimes: 'ask' });
    await editor.set('startTime', '12:30');
    expect(reason()).toBe('Lunch, 12 – 1 PM');
  });

  it('is nobody’s business where everything is allowed', async () => {
    const { editor, reason } = await givenOpen({ ...PROPS, unavailableTimes: 'allow' });
    await editor.set('startTime', '12:30');
    expect(reason()).toBeUndefined();
  });
});
