import { markupOf } from './markup';
import { PlaygroundProps } from './playground-props';
import { applyQuery } from './query-presets';

function propsOf(query: string): PlaygroundProps {
  const props = new PlaygroundProps();
  props.models.view.set('week');
  applyQuery(props, new URLSearchParams(query));
  return props;
}

describe('applyQuery', () => {
  it('sets models and inputs by their short names', () => {
    const props = propsOf('view=month&date=2026-11-20&tz=Asia/Tokyo&height=480');
    expect(props.models.view()).toBe('month');
    expect(props.models.visibleDate()).toBe('2026-11-20');
    expect(props.models.displayTimezone()).toBe('Asia/Tokyo');
    expect(props.inputs.height()).toBe(480);
  });

  it('gathers preferences', () => {
    const props = propsOf('weekends=0&weekNumbers=1&ampm=true&weekStart=1&emptyDays=0&sidePanel=0');
    expect(props.models.preferences()).toEqual({
      showWeekends: false,
      showWeekNumber: true,
      ampm: true,
      weekStartsOn: 1,
      showEmptyDaysInAgenda: false,
      isSidePanelOpen: false,
    });
  });

  it('takes any prop by its own name, as JSON or as text', () => {
    const props = propsOf('eventCreation={"duration":45}&eventColor=red&readOnly=true&theme=dark');
    expect(props.inputs.eventCreation()).toEqual({ duration: 45 });
    expect(props.inputs.eventColor()).toBe('red');
    expect(props.inputs.readOnly()).toBe(true);
  });

  it('leaves models unbound', () => {
    expect(propsOf('unbound=view').models.view()).toBeUndefined();
    const { models } = propsOf('view=day&events=[]&unbound=all');
    expect(models.view()).toBeUndefined();
    expect(models.events()).toEqual([]);
  });
});

describe('markupOf', () => {
  it('is what a host would write', () => {
    const props = propsOf('readOnly=true&eventColor=red&visibleHours={"start":8,"end":18}');
    expect(markupOf(props)).toBe(
      [
        '<event-calendar',
        '  [(view)]="view"',
        '  eventColor="red"',
        '  [readOnly]="true"',
        '  [visibleHours]="visibleHours"',
        '  (lastAction)="log($event)"',
        '/>',
      ].join('\n'),
    );
  });
});
