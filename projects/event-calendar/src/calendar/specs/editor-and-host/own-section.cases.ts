import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness, type EventEditorHarness } from 'ng-event-calendar/testing';
import type { CalendarEventSource, SourceChange } from '../../../store/source/event-source';
import { EcEditorSection } from '../../../templates/editor-section-template';
import { deepFreeze, FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { plan } from '../../editor.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

interface Visit extends CalendarEvent {
  readonly room?: string;
}

const visit: Visit = { ...plan(), room: '12' };

@Component({
  imports: [EcEditorSection, EventCalendarComponent],
  template: `
    <event-calendar
      displayTimezone="UTC"
      [(events)]="events"
      [eventSource]="source"
      [readOnly]="readOnly"
      (eventChangeRequest)="asked.push($event.after)"
    >
      <ng-template
        [ecEditorSection]="events()"
        let-visit
        let-update="update"
        let-setError="setError"
        let-error="error"
        let-isNew="isNew"
        let-isReadOnly="isReadOnly"
      >
        {{ note(update, setError) }}
        <button>Rooms</button>
        <label
          >{{ isNew ? 'A' : 'The' }} room of {{ visit.title }}
          <input
            #room
            data-room
            [readOnly]="isReadOnly"
            [value]="visit.room ?? ''"
            [attr.aria-invalid]="room.value === 'no'"
            (input)="
              update({ room: room.value || undefined });
              setError(room.value === 'no' ? 'There is no such room.' : null)
            "
          />
        </label>
        @if (saysErrors) {
          <em data-error>{{ error }}</em>
        }
      </ng-template>
    </event-calendar>
  `,
})
class Host {
  readonly events = signal<Visit[]>(deepFreeze([visit]));
  readonly asked: (Visit | null)[] = [];
  /** Functions that the section received. */
  readonly called = new Set<unknown>();
  source: CalendarEventSource<Visit> | undefined;
  readOnly = false;
  /** Whether the section shows errors beside its field. */
  saysErrors = false;

  note(...called: unknown[]): string {
    for (const each of called) this.called.add(each);
    return '';
  }
}

interface Given {
  readonly host: Host;
  readonly calendar: EventCalendarHarness;
  readonly editor: EventEditorHarness;
  readonly room: () => HTMLInputElement;
  readonly type: (room: string) => Promise<void>;
}

async function given(props: Partial<Host> = {}): Promise<Given> {
  givenNow(FRIDAY_NOON);
  const fixture = TestBed.createComponent(Host);
  const host = Object.assign(fixture.componentInstance, props);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  const editor = await calendar.openEditor({ title: 'Plan' });
  const room = (): HTMLInputElement => element.querySelector('[data-room]')!;
  const type = async (text: string): Promise<void> => {
    room().value = text;
    room().dispatchEvent(new Event('input'));
    await fixture.whenStable();
  };
  return { host, calendar, editor, room, type };
}

describe('a section of the host’s own in the editor', () => {
  it('shows the event as the form would save it', async () => {
    const { editor, room } = await given();
    expect(room().value).toBe('12');
    await editor.set('title', 'Visit');
    expect(room().closest('label')?.textContent).toContain('The room of Visit');
    // Unreadable input takes nothing away that was typed.
    await editor.set('startTime', 'soon');
    expect(room().closest('label')?.textContent).toContain('The room of Visit');
  });

  it.each<[string, Partial<Visit>]>([
    ['34', { room: '34' }],
    ['', {}],
  ])('has %j saved with the keys of the host, which is asked about it', async (text, saved) => {
    const { host, editor, type } = await given();
    await type(text);
    await editor.save();
    const { room: _room, ...rest } = visit;
    expect(host.events()).toEqual([{ ...rest, ...saved }]);
    expect(Object.keys(host.events()[0]!)).toEqual(Object.keys({ ...rest, ...saved }));
    expect(host.asked.at(-1)).toEqual({ ...rest, ...saved });
  });

  it('is given the same functions as long as it stands, for effects of the host’s own', async () => {
    const { host, editor, type } = await given();
    await type('34');
    await type('no');
    await editor.set('title', 'Visit');
    expect(host.called.size).toBe(2);
  });

  it('has what it says undone', async () => {
    const { host, calendar, editor, type } = await given();
    await type('34');
    await editor.save();
    const undo = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true });
    document.querySelector('ec-event')!.dispatchEvent(undo);
    expect(await calendar.getEventTitles()).toEqual(['Plan']);
    expect(host.events()).toEqual([visit]);
  });

  it('has it saved by the source', async () => {
    const saved: SourceChange<Visit>[] = [];
    const source: CalendarEventSource<Visit> = {
      load: () => Promise.resolve([visit]),
      save: (change) => (saved.push(change), Promise.resolve()),
    };
    const { editor, type } = await given({ source });
    await type('34');
    await editor.save();
    expect(saved.flatMap(({ changes }) => changes)).toEqual([
      { before: visit, after: { ...visit, room: '34' } },
    ]);
  });

  it('stands again with what was typed in it, where the source refused that', async () => {
    const saved: SourceChange<Visit>[] = [];
    const source: CalendarEventSource<Visit> = {
      load: () => Promise.resolve([visit]),
      save: async (change): Promise<void> => {
        if (saved.push(change) === 1) return Promise.reject(new Error('The room is locked.'));
      },
    };
    const { host, calendar, editor, room, type } = await given({ source });
    await type('34');
    await editor.set('title', 'Visit');
    await editor.save();
    expect(host.events()).toEqual([visit]);

    await calendar.retry();
    const again = await calendar.getEditor();
    expect(room().value).toBe('34');
    expect(await again.getWarning()).toBe('The room is locked.');
    // A refused value isn't tried again: only the section shows the error.
    await type('no');
    await again.save();
    expect(await again.getWarning()).toBe('');
    await type('34');
    await again.set('title', 'Plan');
    await again.save();
    expect(saved).toHaveLength(2);
    expect(saved[1]!.changes).toEqual([{ before: visit, after: { ...visit, room: '34' } }]);
  });

  it('would lose what was typed in it, and asks', async () => {
    const { calendar, editor, type } = await given();
    await type('34');
    await editor.close();
    expect(await editor.isAsking()).toBe(true);
    await editor.keepEditing();
    await type('12');
    await editor.close();
    expect(await calendar.isEditorOpen()).toBe(false);
  });

  it('keeps the event from being saved, says why, and has the focus then', async () => {
    const { host, calendar, editor, room, type } = await given();
    await type('no');
    expect(document.querySelector('[role="alert"] p')).toBeNull();
    await editor.save();
    expect(host.events()).toEqual([visit]);
    expect(document.querySelector('[role="alert"] p')?.textContent).toBe('There is no such room.');
    expect(document.activeElement).toBe(room());
    await type('34');
    expect(document.querySelector('[role="alert"] p')).toBeNull();
    await editor.save();
    expect(await calendar.isEditorOpen()).toBe(false);
  });

  it('says itself what is wrong where it asks for that, and nothing else does', async () => {
    const { host, editor, room, type } = await given({ saysErrors: true });
    await type('no');
    const said = (): (string | null)[] =>
      [...document.querySelectorAll('[data-error], [role="alert"] p')].map((at) => at.textContent);
    expect(said()).toEqual(['']);
    await editor.save();
    expect(host.events()).toEqual([visit]);
    expect(said()).toEqual(['There is no such room.']);
    expect(document.activeElement).toBe(room());
    await type('34');
    expect(said()).toEqual(['']);
  });

  it('is there for an event that is only shown', async () => {
    const { editor, room, type } = await given({
      events: signal<Visit[]>([{ ...visit, readOnly: true }]),
    });
    expect(await editor.isReadOnly()).toBe(true);
    expect(room().readOnly).toBe(true);
    await type('34');
    await editor.close();
    expect(await editor.isAsking()).toBe(false);
  });
});
