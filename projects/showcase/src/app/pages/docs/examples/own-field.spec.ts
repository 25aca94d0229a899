import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { OwnField } from './own-field';

it('says beside its field what is wrong, and nowhere else, once saving is tried', async () => {
  const fixture = TestBed.createComponent(OwnField);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const calendar = await loader.getHarness(EventCalendarHarness);
  const editor = await calendar.openEditor({ title: 'Class 4b' });
  const guests = { floatingLabelText: 'Guests' };
  const field = await loader.getHarness(MatFormFieldHarness.with(guests));
  const input = (await field.getControl(MatInputHarness))!;
  expect(await input.getValue()).toBe('24');
  await input.setValue('31');
  expect(await field.getTextErrors()).toEqual([]);
  await editor.save();
  expect(await field.getTextErrors()).toEqual(['The house holds 30.']);
  expect(await input.isFocused()).toBe(true);
  const page = fixture.nativeElement as HTMLElement;
  expect(page.textContent.split('The house holds 30.')).toHaveLength(2);
  await input.setValue('30');
  expect(await field.getTextErrors()).toEqual([]);
  await editor.save();
  expect(await calendar.isEditorOpen()).toBe(false);
});
