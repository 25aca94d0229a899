import { CALENDAR_VIEWS } from 'ng-event-calendar';
import type { ApiMember, EntryApi } from '../api/api-model';
import api from '../generated/main.json';
import { PROP_CONTROLS, SHOWN_ELSEWHERE } from './prop-controls';
import { lineOf } from './prop-line';

const members =
  (api as EntryApi).exports.find(({ name }) => name === 'EventCalendarComponent')?.members ?? [];
const member = (name: string): ApiMember => members.find((each) => each.name === name)!;

describe('the props of the documentation', () => {
  it('have a control or an example for each input and model', () => {
    const bound = members.filter(({ kind }) => kind === 'input' || kind === 'model');
    const shown = Object.keys({ ...PROP_CONTROLS, ...SHOWN_ELSEWHERE });
    expect(bound.map(({ name }) => name).sort()).toEqual(shown.sort());
  });

  it('have a line to write for each template and method', () => {
    for (const each of members.filter(({ kind }) => kind === 'query')) {
      expect(lineOf(each, undefined)).toMatch(/^<ng-template \[?ec/);
    }
    for (const each of members.filter(({ kind }) => kind === 'method')) {
      expect(lineOf(each, undefined)).not.toBe(`calendar.${each.text}`);
    }
  });

  it.each([
    ['view', 'month', '[(view)]="view"'],
    ['snapMinutes', 5, '[snapMinutes]="5"'],
    ['displayTimezone', 'UTC', '[(displayTimezone)]="displayTimezone"'],
    ['eventColor', 'red', 'eventColor="red"'],
    ['views', CALENDAR_VIEWS, '[views]="views"'],
    ['sx', undefined, '[sx]="sx"'],
    ['lastAction', undefined, '(lastAction)="onLastAction($event)"'],
    ['next', undefined, 'calendar.next()'],
  ])('%s', (name, value, line) => {
    expect(lineOf(member(name), value)).toBe(line);
  });
});
