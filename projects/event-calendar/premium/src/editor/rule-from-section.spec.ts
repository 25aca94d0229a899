import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  EcEditorSection,
  type EditorFieldChoice,
  type EditorSectionContext,
} from 'ng-event-calendar';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness, type EventEditorHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from '../calendar/event-calendar-premium';

const lesson: CalendarEvent = {
  id: 'lesson',
  title: 'Violin',
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-20T11:00:00Z',
};

@Component({
  imports: [EcEditorSection, EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [editorFields]="editorFields"
      [(events)]="events"
    >
      <ng-template ecEditorSection let-update="update">{{ keep(update) }}</ng-template>
    </event-calendar-premium>
  `,
})
class Host {
  readonly events = signal<CalendarEvent[]>([lesson]);
  editorFields: readonly EditorFieldChoice[] | undefined;
  update!: EditorSectionContext['update'];

  keep(update: EditorSectionContext['update']): string {
    this.update = update;
    return '';
  }
}

interface Given {
  readonly host: Host;
  readonly editor: EventEditorHarness;
  readonly update: (rrule: CalendarEvent['rrule']) => Promise<void>;
  /** Text of the recurrence section. */
  readonly section: () => string | undefined;
}

async function given(editorFields?: readonly EditorFieldChoice[]): Promise<Given> {
  const fixture = TestBed.createComponent(Host);
  const host = fixture.componentInstance;
  host.editorFields = editorFields;
  document.body.append(fixture.nativeElement as HTMLElement);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  await (await calendar.getEvent({ id: 'lesson' })).click();
  const editor = await calendar.getEditor();
  await fixture.whenStable();
  return {
    host,
    editor,
    update: async (rrule) => {
      host.update({ rrule });
      await fixture.whenStable();
    },
    section: () => document.querySelector('ec-recurrence-section')?.textContent,
  };
}

afterEach(() => document.body.replaceChildren());

describe('a rule that a section of the host writes', () => {
  it('is shown by the recurrence section at once, and saved', async () => {
    const { host, editor, update, section } = await given();
    expect(section()).toContain("Don't repeat");
    await update('FREQ=DAILY;COUNT=3');
    expect(section()).not.toContain("Don't repeat");
    await editor.save();
    expect(host.events()).toEqual([{ ...lesson, rrule: 'FREQ=DAILY;COUNT=3' }]);
  });

  it('is kept as it is where the section can’t say it', async () => {
    const { host, editor, update } = await given();
    const rrule = 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1,3';
    await update(rrule);
    await editor.save();
    expect(host.events()).toEqual([{ ...lesson, rrule }]);
  });

  it('is taken away again', async () => {
    const { host, editor, update, section } = await given();
    await update('FREQ=DAILY');
    await update(undefined);
    expect(section()).toContain("Don't repeat");
    await editor.set('title', 'Viola');
    await editor.save();
    expect(host.events()).toEqual([{ ...lesson, title: 'Viola' }]);
  });

  it.each<[string, readonly EditorFieldChoice[], string]>([
    ['is hidden', ['title', 'section'], ''],
    ['is only shown', ['title', { field: 'recurrence', readOnly: true }, 'section'], 'Every day'],
  ])('is saved where recurrence %s', async (_, editorFields, words) => {
    const { host, editor, update, section } = await given(editorFields);
    expect(section()).toBeUndefined();
    await update('FREQ=DAILY');
    expect(await editor.getText()).toContain(words);
    await editor.save();
    expect(host.events()).toEqual([{ ...lesson, rrule: 'FREQ=DAILY' }]);
  });
});
