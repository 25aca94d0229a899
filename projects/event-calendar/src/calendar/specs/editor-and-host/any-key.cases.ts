import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type {
  CalendarEvent,
  CalendarResource,
  EditorFieldChoice,
} from 'ng-event-calendar/core/internal';
import { EventCalendarHarness, type EventEditorHarness } from 'ng-event-calendar/testing';
import {
  EcEditorSection,
  type EditorSectionContext,
} from '../../../templates/editor-section-template';
import { deepFreeze, FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { plan, RESOURCES } from '../../editor.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

interface Lesson extends CalendarEvent {
  readonly pupils?: number;
}

const lesson: Lesson = { ...plan({ resource: 1, color: 'red', description: 'Scales' }), pupils: 2 };

type Update = EditorSectionContext<Lesson>['update'];

@Component({
  imports: [EcEditorSection, EventCalendarComponent],
  template: `
    <event-calendar
      displayTimezone="UTC"
      [resources]="resources"
      [editorFields]="editorFields"
      [(events)]="events"
    >
      <ng-template [ecEditorSection]="events()" let-lesson let-update="update">
        {{ keep(update) }}
        <p data-seen>{{ lesson.title }}, {{ lesson.start }}, {{ lesson.color }}</p>
      </ng-template>
    </event-calendar>
  `,
})
class Host {
  readonly calendar = viewChild.required<EventCalendarComponent<Lesson>>(EventCalendarComponent);
  readonly events = signal<Lesson[]>(deepFreeze([lesson]));
  readonly resources: readonly CalendarResource[] = RESOURCES;
  editorFields: readonly EditorFieldChoice[] | undefined;
  update!: Update;

  keep(update: Update): string {
    this.update = update;
    return '';
  }
}

interface Given {
  readonly host: Host;
  readonly editor: EventEditorHarness;
  readonly update: (patch: Parameters<Update>[0]) => Promise<void>;
  /** Event as the section sees it. */
  readonly seen: () => string | undefined;
}

async function given(editorFields?: readonly EditorFieldChoice[]): Promise<Given> {
  const fixture = TestBed.createComponent(Host);
  const host = fixture.componentInstance;
  host.editorFields = editorFields;
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  host.calendar().openEditor('a');
  return {
    host,
    editor: await calendar.getEditor(),
    update: (patch) => {
      host.update(patch);
      return fixture.whenStable() as Promise<unknown> as Promise<void>;
    },
    seen: () => element.querySelector('[data-seen]')?.textContent,
  };
}

describe('a section of the host’s own', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('changes any key, which its field shows at once', async () => {
    const { host, editor, update, seen } = await given();
    await update({
      title: 'Violin',
      start: '2026-11-20T14:00:00Z',
      end: '2026-11-20T15:30:00Z',
      resource: 'small',
      color: undefined,
      description: 'Bows',
      pupils: 3,
    });
    const said = (['title', 'startTime', 'endTime', 'resource', 'description'] as const).map(
      (field) => editor.get(field),
    );
    expect(await Promise.all(said)).toEqual(['Violin', '2 PM', '3:30 PM', 'Small room', 'Bows']);
    expect(await editor.getColor()).toBeNull();
    expect(seen()).toBe('Violin, 2026-11-20T14:00:00Z, ');
    await editor.save();
    const { color: _color, ...rest } = lesson;
    expect(host.events()).toEqual([
      {
        ...rest,
        title: 'Violin',
        start: '2026-11-20T14:00:00Z',
        end: '2026-11-20T15:30:00Z',
        resource: 'small',
        description: 'Bows',
        pupils: 3,
      },
    ]);
  });

  it('has the last change of a key count', async () => {
    const { host, editor, update } = await given();
    await editor.set('title', 'Cello');
    await update({ title: 'Violin' });
    expect(await editor.get('title')).toBe('Violin');
    await update({ color: 'blue', description: 'Bows' });
    await editor.set('title', 'Piano');
    await editor.setColor('green');
    await editor.save();
    expect(host.events()).toEqual([
      { ...lesson, title: 'Piano', color: 'green', description: 'Bows' },
    ]);
  });

  it('changes keys whose fields are hidden, or only read', async () => {
    const { host, editor, update } = await given([
      'title',
      { field: 'description', readOnly: true },
      'section',
    ]);
    await update({ color: 'blue', description: 'Bows', start: '2026-11-20T10:30:00Z' });
    expect(await editor.getText()).toContain('Bows');
    await editor.save();
    expect(host.events()).toEqual([
      { ...lesson, color: 'blue', description: 'Bows', start: '2026-11-20T10:30:00Z' },
    ]);
  });

  it('never changes the id', async () => {
    const { host, editor, update } = await given();
    await update({ id: 'other', title: 'Violin' });
    await editor.save();
    expect(host.events()).toEqual([{ ...lesson, title: 'Violin' }]);
  });

  it('leaves the form untouched where it changes nothing', async () => {
    const { editor, update } = await given();
    await update({ title: 'Plan', resource: 1 });
    await editor.close();
    expect(await editor.isAsking().catch(() => false)).toBe(false);
  });
});

describe('a calendar found by its type', () => {
  it('opens drafts with the host’s keys', async () => {
    const { host, editor } = await given();
    await editor.cancel();
    const isOpened = host.calendar().openEditor({ id: 'new', title: 'Trio', pupils: 3 });
    expect(isOpened).toBe(true);
    // @ts-expect-error -- no key of a lesson
    const draft: Parameters<EventCalendarComponent<Lesson>['openEditor']>[0] = { pupil: 3 };
    expect(draft).toBeDefined();
  });
});
