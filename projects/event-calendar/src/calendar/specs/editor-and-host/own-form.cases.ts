import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EcEditor } from '../../../templates/editor-template';
import { deepFreeze, FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { plan } from '../../editor.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

@Component({
  selector: 'ec-own-editor',
  imports: [EventCalendarComponent, EcEditor],
  template: `
    <event-calendar displayTimezone="UTC" [(events)]="events" (lastAction)="log.push($event.type)">
      <ng-template
        ecEditor
        let-event
        let-isNew="isNew"
        let-save="save"
        let-cancel="cancel"
        let-remove="remove"
        let-update="update"
      >
        <p class="own">{{ event.title }} {{ isNew }}</p>
        <button type="button" data-do="save" (click)="save(renamed(event))">Save</button>
        <button type="button" data-do="same" (click)="save(event)">Save</button>
        <button type="button" data-do="update" (click)="update(renamed(event))">Show</button>
        <button type="button" data-do="cancel" (click)="cancel()">Cancel</button>
        <button type="button" data-do="remove" (click)="remove()">Remove</button>
      </ng-template>
    </event-calendar>
  `,
})
class OwnEditor {
  readonly events = signal<CalendarEvent[]>(deepFreeze([plan()]));
  readonly log: string[] = [];
  renamed(event: CalendarEvent): CalendarEvent {
    return { ...event, title: 'Own' };
  }
}

describe("a host's own form in the editor", () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  async function opened(): Promise<{
    host: OwnEditor;
    calendar: EventCalendarHarness;
    press: (what: string) => Promise<void>;
  }> {
    const fixture = TestBed.createComponent(OwnEditor);
    const element = fixture.nativeElement as HTMLElement;
    document.body.append(element);
    const calendar =
      await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
    const editor = await calendar.openEditor({ title: 'Plan' });
    expect(await editor.getHeading()).toBe('Edit event');
    expect(await editor.getText()).toContain('Plan false');
    expect(await editor.has('title')).toBe(false);
    return {
      host: fixture.componentInstance,
      calendar,
      press: async (what) => {
        element.querySelector<HTMLElement>(`[data-do="${what}"]`)!.click();
        await fixture.whenStable();
      },
    };
  }

  it('saves what it gives', async () => {
    const { host, calendar, press } = await opened();
    await press('save');
    expect(host.events()).toEqual([{ ...plan(), title: 'Own' }]);
    expect(host.log).toEqual(['update']);
    expect(await calendar.isEditorOpen()).toBe(false);
  });

  it('writes nothing where it gives the same, and closes', async () => {
    const { host, calendar, press } = await opened();
    await press('same');
    expect(host.log).toEqual([]);
    expect(await calendar.isEditorOpen()).toBe(false);
  });

  it('shows what it would save, and leaving asks from then on', async () => {
    const { host, calendar, press } = await opened();
    await press('update');
    expect(document.querySelector('[data-preview]')?.textContent).toContain('Own');
    const editor = await calendar.getEditor();
    await editor.close();
    expect(await editor.isAsking()).toBe(true);
    await editor.discard();
    expect(await calendar.getEventTitles()).toEqual(['Plan']);
    expect(host.log).toEqual([]);
  });

  it('cancels, and deletes', async () => {
    const { host, calendar, press } = await opened();
    await press('cancel');
    expect(await calendar.isEditorOpen()).toBe(false);
    await calendar.openEditor({ title: 'Plan' });
    await press('remove');
    expect(host.events()).toEqual([]);
    expect(host.log).toEqual(['delete']);
    expect(await calendar.isEditorOpen()).toBe(false);
  });
});
