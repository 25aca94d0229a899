import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core';
import { CALENDAR_INPUTS } from './calendar-inputs';
import { CalendarStore } from './calendar-store';
import { Editing, type OpenEditor } from './editing';
import { Navigation } from './navigation';
import { OccurrenceEdits } from './occurrence-edits';

const plan = (title: string): CalendarEvent => ({
  id: title,
  title,
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-20T11:00:00Z',
});

function givenEditing(): Editing {
  TestBed.configureTestingModule({
    providers: [
      Editing,
      { provide: CALENDAR_INPUTS, useValue: { editorOpening: { emit: () => undefined } } },
      { provide: CalendarStore, useValue: {} },
      { provide: OccurrenceEdits, useValue: {} },
      { provide: Navigation, useValue: {} },
    ],
  });
  return TestBed.inject(Editing);
}

/** An editor that goes, or doesn't. */
function givenOpen(mayGo: boolean): OpenEditor & { readonly shown: ReturnType<typeof signal> } {
  return { shown: signal<CalendarEvent | null>(null), leave: () => mayGo };
}

describe('an editor on its way', () => {
  const typed = (...keys: string[]): Editing => {
    const editing = givenEditing();
    editing.create(plan('New'));
    for (const key of keys) editing.typeAhead(new KeyboardEvent('keydown', { key }));
    return editing;
  };

  it('gets what is typed meanwhile, once', () => {
    const editing = typed('F', 'e', 'Shift', 'Backspace', 'a');
    expect(editing.isLoading()).toBe(true);
    expect(editing.takeTyped()).toBe('Fa');
    expect(editing.isLoading()).toBe(false);
    expect(editing.takeTyped()).toBe('');
  });

  it('is called off by Escape, with what was typed', () => {
    const editing = typed('F', 'Escape');
    expect([editing.session(), editing.isLoading()]).toEqual([null, false]);
    expect(editing.takeTyped()).toBe('');
  });
});

describe('the editor that is open', () => {
  it('is asked to go where another event wants its place', () => {
    const editing = givenEditing();
    editing.create(plan('First'));
    editing.takeTyped();
    editing.editor.set(givenOpen(false));
    editing.create(plan('Second'));
    expect(editing.session()?.draft.title).toBe('First');
    editing.editor.set(givenOpen(true));
    editing.create(plan('Second'));
    expect(editing.session()?.draft.title).toBe('Second');
    expect(editing.editor()).toBeNull();
  });

  it('says what the views draw, as long as it is there', () => {
    const editing = givenEditing();
    editing.create(plan('First'));
    const open = givenOpen(true);
    editing.editor.set(open);
    expect(editing.shown()).toBeNull();
    open.shown.set(plan('Renamed'));
    expect(editing.shown()?.title).toBe('Renamed');
    editing.close();
    expect(editing.shown()).toBeNull();
  });
});
