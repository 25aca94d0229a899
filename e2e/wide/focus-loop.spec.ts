import type { Locator } from '@playwright/test';
import { expect, test } from '../calendar';
import { allDay, many, timed } from '../data';

const plan = timed('plan', '2026-11-18', '09:00', '10:00');

/** Goes from the first tab stop back to the last, and on to the first again. */
async function goAround(first: Locator, last: Locator): Promise<void> {
  await first.focus();
  await first.press('Shift+Tab');
  await expect(last).toBeFocused();
  await last.press('Tab');
  await expect(first).toBeFocused();
}

/** An element, by its properties. */
type Drawn = Readonly<Record<string, unknown>> & { readonly tag: string; readonly holds?: Drawn[] };

const button: Drawn = { tag: 'button', id: 'last', textContent: 'Last' };
const group: Drawn = { tag: 'div', holds: [{ tag: 'button', textContent: 'No' }] };
const radio: Drawn = { tag: 'input', type: 'radio', name: 'choice' };

/** Elements at the end of a form: the last tab stop has the id "last". */
const ENDS: readonly [string, Drawn[]][] = [
  ['what is hidden', [button, { ...group, hidden: true }]],
  ['what is inert', [button, { ...group, inert: true }]],
  ['a group that is off', [button, { ...group, tag: 'fieldset', disabled: true }]],
  ['closed details', [{ tag: 'details', holds: [{ ...button, tag: 'summary' }, group] }]],
  ['a text that is edited in place', [{ ...button, tag: 'p', contentEditable: 'true' }]],
  ['a choice', [{ ...radio, id: 'last', checked: true }, radio]],
];

/** Draws elements at the end of a parent, in place of those drawn there before. */
function drawAtEnd(parent: Element, elements: readonly Drawn[]): void {
  const draw = ({ tag, holds = [], ...properties }: Drawn): Element => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...holds.map(draw));
    return element;
  };
  parent.querySelector(':scope > #end')?.remove();
  parent.append(draw({ tag: 'div', id: 'end', holds: [...elements] }));
}

test('Tab goes around in a sheet, whatever its form ends with @firefox', async ({
  calendar,
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 800 });
  await calendar.open({ events: [plan], view: 'day', visibleDate: '2026-11-18' });
  await calendar.event('plan').click();
  const sheet = calendar.editor('Edit event');
  const close = sheet.getByRole('button', { name: 'Close' });
  await goAround(close, sheet.getByRole('button', { name: 'Save' }));
  for (const [name, end] of ENDS) {
    await test.step(name, async () => {
      await sheet.evaluate(drawAtEnd, end);
      await goAround(close, sheet.locator('#last'));
    });
  }
});

test('Tab goes around in a popover, and leaves it at neither end @firefox', async ({
  calendar,
  page,
}) => {
  await calendar.open({ events: many(8, (number) => allDay(`a${number}`, '2026-11-18')) });
  await calendar.more('2026-11-18').press('Enter');
  const list = calendar.popover;
  await goAround(list.getByRole('button', { name: 'Close' }), list.locator('ec-event').last());

  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await calendar.set({ events: [plan] });
  await calendar.event('plan').press('Enter');
  const editor = calendar.editor('Edit event');
  await editor.getByRole('button', { name: 'Date, choose a date', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Date', exact: true });
  const day = picker.getByRole('gridcell', { name: 'Wednesday, November 18, 2026' });
  await expect(day).toBeFocused();
  await goAround(picker.getByRole('button', { name: /previous month/ }), day);
});
