import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, effect, input, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import type { EventChangeRequest } from '../../../store/events/event-change-request';
import {
  EcEditorSection,
  type EditorSectionContext,
} from '../../../templates/editor-section-template';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

interface Visit extends CalendarEvent {
  readonly patient?: string;
}

const MISSING = 'Say who comes.';

@Component({
  selector: 'ec-host-patient',
  template: `<input data-patient [value]="visit().patient ?? ''" />`,
})
class Patient {
  readonly visit = input.required<Visit>();
  readonly setError = input.required<EditorSectionContext['setError']>();

  constructor() {
    effect(() => this.setError()(this.visit().patient ? null : MISSING));
  }
}

@Component({
  imports: [EcEditorSection, EventCalendarComponent, Patient],
  template: `
    <event-calendar
      view="day"
      displayTimezone="UTC"
      [(events)]="events"
      [eventCreation]="{ form: 'quick' }"
      (eventChangeRequest)="judge($event)"
    >
      <ng-template [ecEditorSection]="events()" let-visit let-setError="setError">
        <ec-host-patient [visit]="visit" [setError]="setError" />
      </ng-template>
    </event-calendar>
  `,
})
class Host {
  readonly events = signal<Visit[]>([]);

  judge(request: EventChangeRequest<Visit>): void {
    if (!request.isPreview && !request.after?.patient) request.preventDefault(MISSING);
  }
}

describe('what a section requires', () => {
  it('“More options” leads to the field that a new event lacks', async () => {
    givenNow(FRIDAY_NOON);
    const fixture = TestBed.createComponent(Host);
    const element = fixture.nativeElement as HTMLElement;
    document.body.append(element);
    const calendar =
      await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
    await (await calendar.getCell({ date: '2026-11-20', slot: 'timed' })).click();
    const form = await calendar.getQuickForm();
    await form.set('title', 'Check-up');
    await form.save();
    expect(await form.getWarning()).toBe(MISSING);
    await form.goOn();
    const editor = await calendar.getEditor();
    expect(await editor.get('title')).toBe('Check-up');
    expect(document.activeElement).toBe(element.querySelector('[data-patient]'));
    // Only the section shows the error.
    expect(await editor.getWarning()).toBe('');
    expect(element.textContent).toContain(MISSING);
  });
});
