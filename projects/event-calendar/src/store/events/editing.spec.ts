import { signal, type WritableSignal } from '@angular/core';
import { type CalendarEvent, type CalendarId } from 'ng-event-calendar/core/internal';
import { Editing, type OpenEditor } from './editing';
import type { EditorOpening } from './editor-opening';
import { givenEvent, occurrenceIn } from './given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import { DAILY } from './given-series.spec-host';
import { RECURRENCE } from './recurrence';

const plan = givenEvent({ id: 'a', title: 'Plan' });
const other = givenEvent({ id: 'b', title: 'Other' });
const element = document.createElement('button');

function given(
  more: GivenInputs = {},
  answer: (opening: EditorOpening) => void = () => undefined,
): GivenPart<Editing> {
  const made = givenPart(Editing, { events: [plan, other], ...more });
  made.inputs.editorOpening.emit.mockImplementation(answer);
  return made;
}

/** Makes an open editor that may or may not close. */
function givenEditor(mayGo: boolean): OpenEditor & {
  readonly shown: WritableSignal<CalendarEvent | null>;
} {
  return { shown: signal<CalendarEvent | null>(null), leave: () => mayGo };
}

const open = ({ part }: GivenPart<Editing>, event: CalendarEvent = plan): void =>
  part.open(occurrenceIn(event), String(event.id), element);

it('begins with nothing in it', () => {
  const { part } = given();
  expect([part.session(), part.isLoading(), part.shown()]).toEqual([null, false, null]);
});

describe('a new event', () => {
  it.each<[string, GivenInputs, boolean, number]>([
    ['the editor', {}, false, 1],
    ['the editor, said so', { eventCreation: { form: 'editor' } }, false, 1],
    ['the small form, of which the host isn’t told', { eventCreation: { form: 'quick' } }, true, 0],
  ])('begins in %s', (_form, more, isQuick, told) => {
    const made = given(more);
    made.part.create(plan);
    expect(made.part.session()?.isQuick === true).toBe(isQuick);
    expect(made.inputs.editorOpening.emit).toHaveBeenCalledTimes(told);
  });

  it.each([true, false])('goes on in the editor with what was typed: %s', (isTyped) => {
    const made = given({ eventCreation: { form: 'quick' } });
    document.body.append(element);
    element.focus();
    made.part.create(plan);
    element.remove();
    made.part.goOn(other, isTyped ? { event: other, reason: 'Full' } : null);
    const session = made.part.session();
    expect(session).toMatchObject({ event: null, draft: other, origin: element });
    expect(session?.isQuick).toBeUndefined();
    expect(session?.refused).toEqual(isTyped ? { event: other, reason: 'Full' } : undefined);
    expect(made.inputs.editorOpening.emit).toHaveBeenCalledTimes(1);
  });
});

describe('opening an event', () => {
  it('asks the host and starts the editor on it', () => {
    const made = given();
    open(made);
    const [opening] = made.inputs.editorOpening.emit.mock.calls[0] as [EditorOpening];
    expect(opening).toMatchObject({ event: plan, draft: plan });
    const occurrence = { event: plan, start: Date.parse(plan.start) };
    expect(made.part.session()).toEqual({
      event: plan,
      occurrence,
      draft: plan,
      isReadOnly: false,
      origin: element,
      besideKey: 'a',
    });
    expect([made.part.isLoading(), made.part.details()]).toEqual([true, null]);
  });

  it('of a series starts at the times of the occurrence', () => {
    const series = givenEvent({ id: 's', rrule: 'DAILY' });
    const made = givenPart(Editing, { events: [series] }, [
      { provide: RECURRENCE, useValue: DAILY },
    ]);
    const start = Date.parse('2026-11-22T10:00:00Z');
    made.part.open({ event: series, start }, 's 22', element);
    expect(made.part.session()).toMatchObject({
      event: series,
      occurrence: { event: series, start },
      draft: { start: '2026-11-22T10:00:00Z', end: '2026-11-22T11:00:00Z' },
      besideKey: 's 22',
    });
  });

  it.each<[string, 'editor' | 'view' | 'details', CalendarEvent, GivenInputs]>([
    ['one that may be changed', 'editor', plan, {}],
    ['a read-only one', 'view', { ...plan, readOnly: true }, {}],
    ['one in a read-only calendar', 'details', plan, { readOnly: true }],
    ['one there that says otherwise', 'editor', { ...plan, readOnly: false }, { readOnly: true }],
  ])('of %s opens the %s', (_, opens, event, more) => {
    const made = given(more);
    open(made, event);
    const { part, inputs } = made;
    expect(part.session()?.isReadOnly).toBe(opens === 'details' ? undefined : opens === 'view');
    expect(part.details()?.occurrence.event).toBe(opens === 'details' ? event : undefined);
    // Without an editor there is nothing to ask the host.
    expect(inputs.editorOpening.emit).toHaveBeenCalledTimes(opens === 'details' ? 0 : 1);
  });

  it.each<[string, (opening: EditorOpening) => void, boolean]>([
    ['nothing', (opening) => opening.preventDefault(), false],
    ['details', (opening) => opening.showDetails(), true],
  ])('opens %s where the host says so', (_, answer, hasDetails) => {
    const made = given({}, answer);
    open(made);
    expect(made.part.session()).toBeNull();
    expect(made.part.details()).toEqual(
      hasDetails ? { occurrence: occurrenceIn(plan), origin: element } : null,
    );
  });

  it('shows details beside what has focus where nothing is drawn', () => {
    const made = given({}, (opening) => opening.showDetails());
    document.body.append(element);
    element.focus();
    made.part.open(occurrenceIn(plan), 'a', null);
    expect(made.part.details()?.origin).toBe(element);
    element.remove();
  });

  it('a second time, as by a double click, changes nothing', () => {
    const made = given();
    open(made);
    const before = made.part.session();
    open(made);
    expect(made.part.session()).toBe(before);
    expect(made.inputs.editorOpening.emit).toHaveBeenCalledTimes(1);
  });

  it('takes details away', () => {
    const made = given();
    made.part.details.set({ occurrence: occurrenceIn(other), origin: element });
    open(made);
    expect(made.part.session()?.event).toBe(plan);
    expect(made.part.details()).toBeNull();
  });
});

describe('a new event', () => {
  it('opens where the host lets it, beside nothing, and gives focus back to what had it', () => {
    const made = given();
    document.body.append(element);
    element.focus();
    made.part.create(plan);
    const [opening] = made.inputs.editorOpening.emit.mock.calls[0] as [EditorOpening];
    expect(opening).toMatchObject({ event: null, draft: plan });
    expect(made.part.session()).toEqual({
      event: null,
      occurrence: null,
      draft: plan,
      isReadOnly: false,
      origin: element,
      besideKey: '',
    });
    element.remove();
  });

  it.each<[string, (opening: EditorOpening) => void]>([
    ['is prevented', (opening) => opening.preventDefault()],
    ['has no details', (opening) => opening.showDetails()],
  ])('that %s opens nothing', (_, answer) => {
    const { part } = given({}, answer);
    part.create(plan);
    expect([part.session(), part.details()]).toEqual([null, null]);
  });
});

describe('opening by id', () => {
  it.each<[CalendarId, boolean]>([
    ['b', true],
    ['c', false],
  ])('%j: %s', (id, isThere) => {
    const { part } = given();
    expect(part.openById(id, null)).toBe(isThere);
    expect(part.session()?.event).toBe(isThere ? other : undefined);
    expect(part.session()?.besideKey).toBe(isThere ? 'b' : undefined);
  });

  it('finds nothing in what is no list', () => {
    const { part } = given({ events: null as unknown as CalendarEvent[] });
    expect(part.openById('a', null)).toBe(false);
  });

  it('stands beside what is drawn of it', () => {
    const { part } = given();
    const occurrence = { ...occurrenceIn(plan), key: 'drawn' };
    part.openById('a', { occurrence, element });
    expect(part.session()).toMatchObject({ besideKey: 'drawn', origin: element });
  });

  it.each<[string, string, string]>([
    ['before it begins', '2026-01-01', '2026-11-20'],
    ['on one of its days', '2026-12-24', '2026-12-24'],
    ['on a day that is left out', '2026-11-23', '2026-11-24'],
  ])('of a series is the next occurrence from the visible date on, %s', (_, visibleDate, next) => {
    const series = givenEvent({ id: 's', rrule: 'DAILY', exDates: ['2026-11-23'] });
    const { part } = givenPart(Editing, { events: [series], visibleDate }, [
      { provide: RECURRENCE, useValue: DAILY },
    ]);
    part.openById('s', null);
    expect(part.session()?.occurrence?.start).toBe(Date.parse(`${next}T10:00:00Z`));
  });

  it('of one that can’t be read is the only one', () => {
    const { part } = given({ events: [{ ...plan, start: 'soon' }] });
    part.openById('a', null);
    expect(part.session()?.occurrence?.start).toBe(0);
  });
});

describe('an editor on its way', () => {
  const press = (part: Editing, key: string, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    part.typeAhead(event);
    return event.defaultPrevented;
  };
  const givenNew = (): Editing => {
    const { part } = given();
    part.create(plan);
    return part;
  };

  it('comes all the same after Escape where it has what was typed before', () => {
    const { part } = given();
    part.reopen(null, { event: plan, reason: '' });
    expect(press(part, 'Escape')).toBe(true);
    expect(part.session()).not.toBeNull();
    expect(part.isLoading()).toBe(true);
  });

  it('gets what is typed meanwhile, once', () => {
    const part = givenNew();
    const keys = ['T', 'x', 'Backspace', 'e', ' ', 'a'];
    expect(keys.map((key) => press(part, key))).toEqual(keys.map(() => true));
    expect(part.isLoading()).toBe(true);
    expect(part.takeTyped()).toEqual({ text: 'Te a', isEntered: false });
    expect(part.isLoading()).toBe(false);
    expect(part.takeTyped().text).toBe('');
  });

  it('is to be saved once text is followed by Enter, and takes no more', () => {
    const part = givenNew();
    const keys = ['Enter', 'T', 'Enter', 'x', 'Backspace', 'Enter'];
    expect(keys.map((key) => press(part, key))).toEqual([false, true, true, false, false, false]);
    expect(part.takeTyped()).toEqual({ text: 'T', isEntered: true });
    expect(part.takeTyped().isEntered).toBe(false);
  });

  it.each<[string, KeyboardEventInit]>([
    ['ArrowLeft', {}],
    ['Tab', {}],
    ['Shift', { shiftKey: true }],
    ['c', { ctrlKey: true }],
    ['c', { metaKey: true }],
    ['c', { altKey: true }],
  ])('leaves %s with %j to the browser', (key, more) => {
    const part = givenNew();
    expect(press(part, key, more)).toBe(false);
    expect(part.session()).not.toBeNull();
    expect(part.takeTyped().text).toBe('');
  });

  it('is called off by Escape, with what was typed', () => {
    const part = givenNew();
    press(part, 'F');
    expect(press(part, 'Escape')).toBe(true);
    expect([part.session(), part.isLoading()]).toEqual([null, false]);
    expect(part.takeTyped().text).toBe('');
  });
});

describe('the editor that is open', () => {
  it('is asked to go where another event wants its place', () => {
    const made = given();
    open(made);
    made.part.takeTyped();
    made.part.editor.set(givenEditor(false));
    open(made, other);
    expect(made.part.session()?.event).toBe(plan);
    made.part.editor.set(givenEditor(true));
    open(made, other);
    expect(made.part.session()?.event).toBe(other);
    expect([made.part.editor(), made.part.isLoading()]).toEqual([null, true]);
  });

  it('says what the views draw, as long as it is there', () => {
    const { part } = given();
    part.create(plan);
    const editor = givenEditor(true);
    part.editor.set(editor);
    expect(part.shown()).toBeNull();
    editor.shown.set(other);
    expect(part.shown()).toBe(other);
    part.close();
    expect(part.shown()).toBeNull();
  });
});
