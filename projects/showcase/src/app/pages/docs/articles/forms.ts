import type { Article } from '../article';
import { CourseForm } from '../examples/course-form';
import { PlanControl } from '../examples/plan-control';

export const FORMS: Article = {
  title: 'Forms',
  lede: 'A calendar whose events are the value of a field.',
  blocks: [
    { heading: 'Signal Forms' },
    {
      text: 'A component with a `value` model is a field for Signal Forms. Bind `[(events)]` to it; nothing else is needed.',
    },
    { files: ['week-plan.ts', 'course-form.ts'], live: CourseForm },
    { heading: 'Reactive forms' },
    {
      text: 'The value of a form control is the list of events, which the calendar reads and writes.',
    },
    { files: ['plan-control.ts'], live: PlanControl },
    {
      text: 'In an application without zone.js, setting a control’s value from code doesn’t update the page. Read it through `toSignal(hours.valueChanges)`.',
    },
    { heading: 'A form for one event' },
    {
      text: 'To use your own form for one event in the calendar’s editor, write a [template](/docs/editor). It can use any kind of forms: it receives an event and calls `save` with the changed one.',
    },
  ],
};
