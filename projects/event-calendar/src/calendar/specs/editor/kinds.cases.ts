import { signal } from '@angular/core';
import type { CalendarEvent, CalendarResource } from 'ng-event-calendar/core/internal';
import type { EventEditorHarness } from 'ng-event-calendar/testing';
import { FRIDAY_NOON, givenNow, givenReports, type GivenProps } from '../../calendar.spec-host';
import { givenEditable, plan, type GivenEditor } from '../../editor.spec-host';

const SCHOOL: readonly CalendarResource[] = [
  {
    id: 'teachers',
    title: 'Teachers',
    kind: 'Teacher',
    canHaveEvents: false,
    children: [
      { id: 'ana', title: 'Ana', eventColor: 'purple' },
      { id: 'ben', title: 'Ben' },
    ],
  },
  { id: 1, title: 'Room 1', kind: 'Room' },
  { id: 2, title: 'Room 2', kind: 'Room' },
];
const TEACHER = { kind: 'Teacher' };
const ROOM = { kind: 'Room' };
const lesson = plan({ resource: ['ana', 1] });
const elsewhere = plan({ id: 'b', title: 'Trio', resource: [2] });

interface Given extends GivenEditor {
  readonly editor: EventEditorHarness;
}

async function given(
  event: CalendarEvent = lesson,
  more: GivenProps = {},
  others: CalendarEvent[] = [],
): Promise<Given> {
  const made = await givenEditable([event, ...others], { resources: SCHOOL, ...more });
  made.component.openEditor('a');
  return { ...made, editor: await made.calendar.getEditor() };
}

describe('kinds of resources in the editor', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('have a field each, labelled by it, with its options', async () => {
    const { editor, element } = await given();
    const labels = [...element.querySelectorAll('ec-kind-field mat-label')];
    expect(labels.map((each) => each.textContent)).toEqual(['Teacher', 'Room']);
    expect([await editor.get(TEACHER), await editor.get(ROOM)]).toEqual(['Ana', 'Room 1']);
    expect(await editor.getOptions(TEACHER)).toEqual(['No resource', 'Ana', 'Ben']);
    expect(await editor.getFields()).toContain('resource');
  });

  it('are changed one by one', async () => {
    const { editor, events } = await given();
    await editor.choose(ROOM, 'Room 2');
    await editor.save();
    expect(events()[0]).toEqual({ ...lesson, resource: ['ana', 2] });
  });

  it('leave the field “Resource” to those of no kind', async () => {
    const resources = [...SCHOOL, { id: 'car', title: 'Car' }];
    const { editor, element, events } = await given(lesson, { resources });
    const labels = [...element.querySelectorAll('ec-kind-field mat-label')];
    expect(labels.map((each) => each.textContent)).toEqual(['Teacher', 'Room', 'Resource']);
    const field = element.querySelectorAll('ec-kind-field')[2]!.querySelector('input')!;
    expect(field.hasAttribute('data-kind')).toBe(false);
    await editor.choose(TEACHER, 'Ben');
    await editor.save();
    expect(events()[0]?.resource).toEqual(['ben', 1]);
  });

  it('that come while the editor is open get their fields, and keep what was chosen', async () => {
    const resources = signal<readonly CalendarResource[]>([]);
    const { editor, element, events, fixture } = await given(plan({ resource: 'ana' }), {
      resources,
    });
    await editor.set('title', 'Trio');
    resources.set(SCHOOL);
    await fixture.whenStable();
    const labels = [...element.querySelectorAll('ec-kind-field mat-label')];
    expect(labels.map((each) => each.textContent)).toEqual(['Teacher', 'Room']);
    expect([await editor.get(TEACHER), await editor.get(ROOM)]).toEqual(['Ana', '']);
    await editor.choose(ROOM, 'Room 1');
    await editor.save();
    expect(events()[0]).toMatchObject({ title: 'Trio', resource: ['ana', 1] });
  });

  it('are several of a kind where that is allowed', async () => {
    const eventCreation = { canHaveMultipleResources: true };
    const { editor, element, events } = await given(lesson, { eventCreation });
    const lists = [...element.querySelectorAll('ec-kind-list-field ul')];
    expect(lists.map((each) => each.getAttribute('aria-label'))).toEqual(['Teacher', 'Room']);
    await editor.choose(TEACHER, 'Ben');
    await editor.save();
    expect(events()[0]?.resource).toEqual(['ana', 'ben', 1]);
  });

  it('are asked for where they are required', async () => {
    const { editor, events } = await given(plan({ title: 'Lesson' }), {
      shouldEventRequireResource: ['Teacher', 'Room'],
    });
    await editor.set('title', 'Trio');
    await editor.save();
    expect(await editor.errors()).toEqual(['Teacher is missing.', 'Room is missing.']);
    await editor.choose(TEACHER, 'Ana');
    expect(await editor.errors()).toEqual(['Room is missing.']);
    await editor.choose(ROOM, 'Room 1');
    await editor.save();
    expect(events()[0]?.resource).toEqual(['ana', 1]);
  });

  it('are asked for beneath the form where they have no field', async () => {
    const { editor, events } = await given(plan({ title: 'Lesson' }), {
      shouldEventRequireResource: ['Teacher', 'Room'],
      editorFields: ['title'],
    });
    await editor.set('title', 'Trio');
    await editor.save();
    expect(await editor.getWarning()).toBe('Teacher is missing. Room is missing.');
    expect(events()[0]?.title).toBe('Lesson');
  });

  it('are told where nobody is of a required kind, and not asked for', async () => {
    const reports = givenReports();
    const { editor, events } = await given(lesson, { shouldEventRequireResource: ['Boat'] });
    await editor.set('title', 'Trio');
    await editor.save();
    expect(events()[0]?.title).toBe('Trio');
    expect(reports.messages().join()).toContain('names "Boat", a kind that no resource has');
  });

  describe('whose resources can’t be had', () => {
    const busy = { eventOverlap: 'refuse' } as const;

    it.each(['refuse', 'ask'] as const)(
      'say why beneath them, and can be chosen (%s)',
      async (eventOverlap) => {
        const { editor } = await given(lesson, { eventOverlap }, [elsewhere]);
        expect(await editor.getOptions(ROOM)).toEqual([
          'No resource',
          'Room 1',
          'Room 2 Overlaps Trio',
        ]);
        // At another time it is free.
        await editor.set('startTime', '2 PM');
        expect(await editor.getOptions(ROOM)).toEqual(['No resource', 'Room 1', 'Room 2']);
        await editor.set('startTime', '10 AM');
        await editor.choose(ROOM, 'Room 2');
        expect(await editor.get(ROOM)).toBe('Room 2');
        expect(await editor.getWarning()).toBe('Overlaps Trio');
      },
    );

    it.each(['allow', 'mark'] as const)('say nothing where that is fine (%s)', async (mode) => {
      const { editor } = await given(lesson, { eventOverlap: mode }, [elsewhere]);
      expect(await editor.getOptions(ROOM)).toEqual(['No resource', 'Room 1', 'Room 2']);
    });

    it('say nothing of what stands against others of the event', async () => {
      const anas = plan({ id: 'b', title: 'Trio', resource: 'ana' });
      const { editor } = await given(plan({ resource: ['ben', 1] }), busy, [anas]);
      expect(await editor.getOptions(TEACHER)).toEqual(['No resource', 'Ana Overlaps Trio', 'Ben']);
      await editor.choose(TEACHER, 'Ana');
      expect(await editor.getOptions(ROOM)).toEqual(['No resource', 'Room 1', 'Room 2']);
    });

    it('aren’t looked for in long lists', async () => {
      const rooms = Array.from({ length: 201 }, (_, id) => ({ id, title: `Room ${id}` }));
      const all = [{ id: 'rooms', title: 'Rooms', kind: 'Room', children: rooms }];
      const inOne = plan({ resource: [1] });
      const { editor } = await given(inOne, { ...busy, resources: all }, [elsewhere]);
      expect(await editor.getOptions(ROOM)).toContain('Room 2');
      expect(await editor.getOptions(ROOM, 'Room 2')).toContain('Room 2 Overlaps Trio');
    });
  });

  describe('in the quick form', () => {
    const quick: GivenProps = {
      resources: SCHOOL,
      eventCreation: { form: 'quick' },
      view: 'month',
      visibleDate: '2026-11-20',
    };
    const kindsIn = (): (string | null)[] =>
      [...document.querySelectorAll('form[data-quick] select')].map((each) =>
        each.getAttribute('data-kind'),
      );

    it.each<[string, GivenProps, (string | null)[]]>([
      ['that are required', { shouldEventRequireResource: ['Room'] }, ['Room']],
      ['all of them, where any is', { shouldEventRequireResource: true }, ['Teacher', 'Room']],
      ['none, where none is', {}, []],
      [
        'that a new event has',
        { newEvent: (draft) => ({ ...draft, resource: 'ana' }) },
        ['Teacher'],
      ],
    ])('are those %s', async (_, more, kinds) => {
      const { calendar } = await givenEditable([], { ...quick, ...more });
      await (await calendar.getCell({ date: '2026-11-20' })).click();
      await calendar.getQuickForm();
      expect(kindsIn()).toEqual(kinds);
    });

    it('are chosen, and say why not', async () => {
      const day = '2026-11-20';
      const { calendar, events } = await givenEditable([], {
        ...quick,
        blockedTimes: [{ title: 'Repairs', allDay: true, start: day, end: day, resource: 2 }],
        unavailableTimes: 'ask',
        shouldEventRequireResource: ['Room'],
      });
      await (await calendar.getCell({ date: day })).click();
      const form = await calendar.getQuickForm();
      await form.set('title', 'Trio');
      await form.save();
      expect(await form.errors()).toEqual(['Room is missing.']);
      expect(await form.getResources(ROOM)).toEqual(['', 'Room 1', 'Room 2 – Repairs']);
      await form.set(ROOM, 'Room 1');
      await form.save();
      expect(events()).toMatchObject([{ title: 'Trio', resource: 1 }]);
    });
  });
});
