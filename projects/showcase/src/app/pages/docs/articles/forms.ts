import type { Article } from '../article';
import { CourseForm } from '../examples/course-form';
import { PlanControl } from '../examples/plan-control';

export const FORMS: Article = {
  title: 'Forms',
  lede: 'A calendar whose events are the value of a field.',
  blocks: [
    { heading: 'Signal Forms' },
    {
      text: 'A component with a `value` model is a field for Signal Forms. `[(events)]` is bound to it, and that is all.',
    },
    { files: ['week-plan.ts', 'course-form.ts'], live: CourseForm },
    { heading: 'Reactive forms' },
    { text: 'A control holds the list; the calendar reads it and writes it.' },
    { files: ['plan-control.ts'], live: PlanControl },
    {
      text: 'In an application without zone.js a control’s value that is set by code alone doesn’t draw the page anew: read it through `toSignal(hours.valueChanges)` there.',
    },
    { heading: 'The other way round' },
    {
      text: 'A form for one event, in the calendar’s own editor, is a [template](/docs/editor). It can use any kind of forms: it gets an event and calls `save` with another one.',
    },
  ],
};
