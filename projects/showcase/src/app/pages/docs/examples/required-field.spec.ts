import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { RequiredField } from './required-field';
import { thisWeek } from './this-week';

it('asks a new event for its number, from the form that opens for it', async () => {
  const fixture = TestBed.createComponent(RequiredField);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const calendar = await loader.getHarness(EventCalendarHarness);
  const cell = await calendar.getCell({ date: thisWeek(3, '00:00').slice(0, 10), slot: 'timed' });
  await cell.click();
  const editor = await calendar.getEditor();
  await editor.set('title', 'Piet Maas');
  await editor.save();
  const field = await loader.getHarness(
    MatFormFieldHarness.with({ floatingLabelText: /Insurance/ }),
  );
  expect(await field.getTextErrors()).toEqual(['The insurance number is missing.']);
  const number = (await field.getControl(MatInputHarness))!;
  expect(await number.isFocused()).toBe(true);
  await number.setValue('B 123 456');
  await editor.save();
  expect(await calendar.isEditorOpen()).toBe(false);
  expect(await calendar.getEventTitles()).toEqual(['Ida Holm', 'Piet Maas']);
});
