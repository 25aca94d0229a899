import { Dialog } from '@angular/cdk/dialog';
import { Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { MatBottomSheet } from '@angular/material/bottom-sheet';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { givenEditable, plan } from '../../editor.spec-host';

const { innerWidth } = window;

@Component({ template: 'Of the host' })
class HostSheet {}

/** Opens the sheet of one event. */
async function givenSheet(readOnly = false) {
  const given = await givenEditable([plan({ readOnly })]);
  const editor = await given.calendar.openEditor({ title: 'Plan' });
  return { ...given, editor };
}
const dialog = (): Element => document.querySelector('[aria-modal]')!;
const left = (): Element | null =>
  document.querySelector('.cdk-overlay-container > *, .cdk-global-scrollblock');

/** A press on the backdrop, and Escape after a press has moved focus out of the sheet. */
const WAYS: readonly [string, () => void][] = [
  [
    'a press beside it',
    () => document.querySelector<HTMLElement>('.cdk-overlay-backdrop')!.click(),
  ],
  [
    'Escape, wherever the focus is',
    () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
];

describe('a narrow calendar', () => {
  beforeEach(() => {
    givenNow(FRIDAY_NOON);
    window.innerWidth = 412;
  });
  afterEach(() => (window.innerWidth = innerWidth));

  describe('the editor as a sheet', () => {
    it.each([
      ['Edit event', false],
      ['Event details', true],
    ])('is a modal dialog with the name that it shows, %j', async (name, readOnly) => {
      const { editor } = await givenSheet(readOnly);
      expect(await editor.getLayout()).toBe('sheet');
      expect(dialog().getAttribute('role')).toBe('dialog');
      const label = document.getElementById(dialog().getAttribute('aria-labelledby')!);
      expect(label?.textContent).toBe(name);
      expect(dialog().contains(document.activeElement)).toBe(true);
    });

    it('stands beside a sheet of the host, whichever comes first', async () => {
      const { calendar, fixture } = await givenEditable([plan()]);
      const sheets = TestBed.inject(MatBottomSheet);
      const drawn = (): number => document.querySelectorAll('mat-bottom-sheet-container').length;
      const first = sheets.open(HostSheet);
      const editor = await calendar.openEditor({ title: 'Plan' });
      expect(drawn()).toBe(2);
      await editor.close();
      expect(drawn()).toBe(1);
      await calendar.openEditor({ title: 'Plan' });
      sheets.open(HostSheet);
      await fixture.whenStable();
      expect(first.containerInstance).toBeNull();
      expect(await calendar.isEditorOpen()).toBe(true);
      TestBed.inject(Dialog).closeAll();
      await fixture.whenStable();
      expect(await calendar.isEditorOpen()).toBe(true);
    });

    describe.each(WAYS)('is left by %s', (_, leave) => {
      it('with nothing left behind', async () => {
        const { calendar, fixture } = await givenSheet();
        expect(left()).not.toBeNull();
        leave();
        await fixture.whenStable();
        expect(await calendar.isEditorOpen()).toBe(false);
        expect(left()).toBeNull();
      });

      it('and asks about what was typed', async () => {
        const { calendar, editor, fixture } = await givenSheet();
        await editor.set('title', 'Renamed');
        leave();
        await fixture.whenStable();
        expect(document.querySelector('[role="alertdialog"]')).not.toBeNull();
        expect(await calendar.isEditorOpen()).toBe(true);
      });
    });
  });
});
