import type { TimelineOptions } from 'ng-event-calendar/core/internal';
import { givenPart, type GivenInputs } from '../given-part.spec-host';
import { TimelineSettings } from './timeline-settings';

const given = (inputs: GivenInputs = {}) => givenPart(TimelineSettings, inputs);
const options = (value: unknown): GivenInputs => ({ timeline: value as TimelineOptions });

describe('presets of the timeline', () => {
  const all = ['hours', 'days', 'weeks', 'months'];
  it.each<[string, unknown, readonly string[], number]>([
    ['all by default', {}, all, 0],
    ['those asked for, in their order', { presets: ['weeks', 'hours'] }, ['weeks', 'hours'], 0],
    ['each once', { presets: ['days', 'days'] }, ['days'], 0],
    ['all where none is asked for', { presets: [] }, all, 0],
    ['the known ones', { presets: ['years', 'days'] }, ['days'], 1],
    ['all where none is known', { presets: ['years'] }, all, 1],
    ['a single one that is no list', { presets: 'days' }, ['days'], 0],
    ['all without options', null, all, 0],
    ['all where options are no object', 5, all, 0],
  ])('are %s', (_, timeline, expected, reports) => {
    const { part, reported } = given(options(timeline));
    expect(part.presets()).toEqual(expected);
    expect(reported).toHaveLength(reports);
  });

  it.each<[string, GivenInputs, string]>([
    ['hours by default', {}, 'hours'],
    ['the default of the host', { defaultTimelinePreset: 'weeks' }, 'weeks'],
    ['the one that it sets', { timelinePreset: 'days', defaultTimelinePreset: 'weeks' }, 'days'],
    ['the first one offered for another', { timelinePreset: 'days', ...options({ presets: ['months', 'hours'] }) }, 'months'], // prettier-ignore
    ['the first one for an unknown one', { timelinePreset: 'years' as 'days' }, 'hours'],
  ])('begin with %s', (_, inputs, expected) => {
    expect(given(inputs).part.preset()).toBe(expected);
  });

  it('report an unknown one, and write nothing back', () => {
    const { part, inputs, reported } = given({ timelinePreset: 'years' as 'days' });
    expect(part.preset()).toBe('hours');
    expect(reported).toEqual([expect.stringMatching(/^invalid-value: timelinePreset "years"/)]);
    expect(inputs.timelinePreset()).toBe('years');
  });

  it('are written where they change', () => {
    const { part, inputs } = given({ defaultTimelinePreset: 'days' });
    const set = jest.spyOn(inputs.timelinePreset, 'set');
    part.choose('days');
    part.choose('weeks');
    expect(set.mock.calls).toEqual([['weeks']]);
    expect(part.preset()).toBe('weeks');
  });

  it('don’t follow a later default', () => {
    const { part, inputs } = given({ defaultTimelinePreset: 'days' });
    expect(part.preset()).toBe('days');
    inputs.defaultTimelinePreset.set('weeks');
    expect(part.preset()).toBe('days');
  });
});

describe('pages of the timeline', () => {
  it.each<[string, GivenInputs, object]>([
    ['a day', {}, { preset: 'hours', span: { days: 1 }, step: { days: 1 } }],
    ['a month', { timelinePreset: 'days' }, { span: { months: 1 }, step: { months: 1 } }],
    ['26 weeks', { timelinePreset: 'weeks' }, { span: { weeks: 26 }, step: { weeks: 26 } }],
    ['a year', { timelinePreset: 'months' }, { span: { years: 1 }, step: { years: 1 } }],
    ['what the host asks for', options({ spans: { hours: { weeks: 2 } } }), { span: { weeks: 2 }, step: { weeks: 2 } }], // prettier-ignore
    ['stepped as it asks for', options({ spans: { hours: { days: 10 } }, steps: { hours: { weeks: 1 } } }), { span: { days: 10 }, step: { weeks: 1 } }], // prettier-ignore
  ])('are %s', (_, inputs, expected) => {
    const { part, reported } = given(inputs);
    expect(part.page()).toMatchObject(expected);
    expect(reported).toEqual([]);
  });

  it.each<[string, object]>([
    ['too long', { spans: { hours: { days: 32 } } }],
    ['of two units', { spans: { hours: { days: 1, weeks: 1 } } }],
    ['of no unit', { spans: { hours: {} } }],
    ['of a wrong unit', { spans: { hours: { years: 1 } } }],
    ['no whole number', { spans: { hours: { days: 1.5 } } }],
    ['none at all', { spans: { hours: { days: 0 } } }],
    ['stepped by a finer unit', { spans: { hours: { weeks: 1 } }, steps: { hours: { days: 3 } } }],
    ['stepped by nothing', { steps: { hours: { days: 0 } } }],
  ])('are reported where they are %s', (_, timeline) => {
    const { part, reported } = given(options(timeline));
    const { span, step } = part.page();
    expect(reported).toEqual([expect.stringMatching(/^invalid-value: timeline\.(spans|steps)\./)]);
    expect(step).toEqual(span);
  });

  it('stay the same object while nothing about them changes', () => {
    const { part, inputs } = given(options({ spans: { hours: { days: 3 } } }));
    const before = part.page();
    inputs.timeline.set({ spans: { hours: { days: 3 } }, show: 'working' });
    expect(part.page()).toBe(before);
  });
});

describe('collapsed resources', () => {
  it.each<[string, GivenInputs, object]>([
    ['none', {}, {}],
    ['those of the default', { defaultCollapsedResources: { a: true } }, { a: true }],
    ['those of the host', { collapsedResources: { b: true }, defaultCollapsedResources: { a: true } }, { b: true }], // prettier-ignore
  ])('are %s', (_, inputs, expected) => {
    expect(given(inputs).part.collapsed()).toEqual(expected);
  });

  it('are written as a whole', () => {
    const { part, inputs } = given({ defaultCollapsedResources: { a: true } });
    part.setCollapsed({ a: true, b: true });
    expect(inputs.collapsedResources()).toEqual({ a: true, b: true });
    expect(part.collapsed()).toEqual({ a: true, b: true });
  });
});
