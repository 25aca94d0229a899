import type { CalendarView } from 'ng-event-calendar/core/internal';
import { EACH_VIEW, givenPart, type GivenInputs } from '../given-part.spec-host';
import { OfferedViews } from './offered-views';

describe('OfferedViews', () => {
  it.each<[unknown, readonly string[]]>([
    [EACH_VIEW, EACH_VIEW],
    [
      ['agenda', 'day', 'agenda', 'month'],
      ['agenda', 'day', 'month'],
    ],
  ])('of %j offers %j', (views, offered) => {
    const { part, reported } = givenPart(OfferedViews, { views });
    expect(part.views()).toEqual(offered);
    expect(reported).toEqual([]);
  });

  it.each<[unknown, readonly string[]]>([
    [['year'], EACH_VIEW],
    [['year', 7], EACH_VIEW],
    [[], EACH_VIEW],
    [null, EACH_VIEW],
    ['day', EACH_VIEW],
  ])('reports %j, and offers %j', (views, offered) => {
    const { part, reported } = givenPart(OfferedViews, { views });
    expect(part.views()).toEqual(offered);
    expect(reported).toEqual([
      expect.stringContaining(`unknown-views: views ${JSON.stringify(views)} is no list of views`),
    ]);
  });

  it('leaves out, and reports, each entry of a list that is no view', () => {
    const views = ['year', 'month', null, 'week'] as const;
    const { part, reported } = givenPart(OfferedViews, { views });
    expect(part.views()).toEqual(['month', 'week']);
    expect(reported).toEqual(
      ['"year"', 'null'].map((named): unknown =>
        expect.stringContaining(`unknown-views: views: ${named} is no view, and left out.`),
      ),
    );
  });

  it('keeps the list while it holds the same', () => {
    const { part, inputs } = givenPart(OfferedViews, { views: ['day', 'week'] });
    const before = part.views();
    inputs.views.set(['day', 'week', 'day']);
    expect(part.views()).toBe(before);
  });

  it.each<[string, GivenInputs, CalendarView]>([
    ['what is bound', { view: 'day', defaultView: 'month' }, 'day'],
    ['the default where nothing is', { defaultView: 'month' }, 'month'],
    ['the week where nobody says anything', {}, 'week'],
    ['the first where nobody asked for the week', { views: ['month', 'agenda'] }, 'month'],
  ])('shows %s', (_, given, view) => {
    const { part, reported } = givenPart(OfferedViews, given);
    expect(part.view()).toBe(view);
    expect(part.definition().name).toBe(view);
    expect(reported).toEqual([]);
  });

  it.each<[GivenInputs, string]>([
    [{ view: 'week' }, 'view "week"'],
    [{ view: 'year' }, 'view "year"'],
    [{ defaultView: 'day' }, 'defaultView "day"'],
    [{ defaultView: 'year' }, 'defaultView "year"'],
  ])('shows the first instead of %j, which is not offered, and writes nothing', (given, named) => {
    const { part, inputs, reported } = givenPart(OfferedViews, {
      views: ['agenda', 'month'],
      ...given,
    });
    expect(part.view()).toBe('agenda');
    expect(inputs.view()).toBe(given.view);
    expect(reported).toEqual([expect.stringContaining(`unknown-view: ${named} is not one`)]);
  });

  it('reads the default once', () => {
    const { part, inputs } = givenPart(OfferedViews, { defaultView: 'month' });
    expect(part.view()).toBe('month');
    inputs.defaultView.set('day');
    expect(part.view()).toBe('month');
  });

  it('writes another view that is offered, and no other', () => {
    const { part, inputs } = givenPart(OfferedViews, { views: ['week', 'month'] });
    part.show('agenda');
    part.show('week');
    expect(inputs.view()).toBeUndefined();
    part.show('month');
    expect(inputs.view()).toBe('month');
    expect(part.view()).toBe('month');
  });

  it.each([
    [EACH_VIEW, true],
    [['week', 'month', 'agenda'], false],
  ])('can open a day where %j are offered: %s', (views, canOpenDay) => {
    expect(givenPart(OfferedViews, { views }).part.canOpenDay()).toBe(canOpenDay);
  });
});
