import type { ApiMember } from '../api/api-model';
import { attributeOf } from '../../playground/attribute';

/** Returns the code with which a host uses a prop: an attribute, a listener, a call, or a template. */
export function lineOf({ name, kind, text }: ApiMember, value: unknown): string {
  switch (kind) {
    case 'model':
      return `[(${name})]="${name}"`;
    case 'output':
      return `(${name})="on${name.charAt(0).toUpperCase()}${name.slice(1)}($event)"`;
    case 'method':
      return `calendar.${CALLS[name] ?? text}`;
    case 'query':
      return TEMPLATES[name] ?? '';
    default:
      return value === undefined ? `[${name}]="${name}"` : attributeOf(name, value);
  }
}

const CALLS: Readonly<Record<string, string>> = {
  next: 'next()',
  previous: 'previous()',
  today: 'today()',
  reload: 'reload()',
  undo: 'undo()',
  redo: 'redo()',
  scrollToTime: "scrollToTime('08:30')",
  scrollToResource: "scrollToResource('anna')",
  openSearch: 'openSearch()',
  openEditor: 'openEditor(1)',
};

const TEMPLATES: Readonly<Record<string, string>> = {
  toolbarStartTemplate: '<ng-template ecToolbarStart>…</ng-template>',
  toolbarEndTemplate: '<ng-template ecToolbarEnd>…</ng-template>',
  resourceTemplate: '<ng-template ecResource let-resource>…</ng-template>',
  editorTemplate: '<ng-template [ecEditor]="events()" let-event let-save="save">…</ng-template>',
  editorSectionTemplate:
    '<ng-template [ecEditorSection]="events()" let-draft let-update="update">…</ng-template>',
  eventTemplate: '<ng-template ecEvent let-event let-time="time">…</ng-template>',
  eventCardTemplate: '<ng-template ecEventCard let-event let-time="time">…</ng-template>',
  dayCellTemplate: '<ng-template ecDayCell let-date let-slot="slot">…</ng-template>',
  dayHeaderTemplate: '<ng-template ecDayHeader let-date let-weekday="weekday">…</ng-template>',
  resourceHeaderTemplate: '<ng-template ecResourceHeader let-resource>…</ng-template>',
  timelineCellTemplate:
    '<ng-template ecTimelineCell let-resource let-value="value">…</ng-template>',
  toolbarTemplate: '<ng-template ecToolbar let-title let-next="next">…</ng-template>',
};
