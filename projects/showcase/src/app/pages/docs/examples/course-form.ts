import { Component, signal } from '@angular/core';
import { form, FormField, required, validate } from '@angular/forms/signals';
import type { CalendarEvent } from 'ng-event-calendar';
import { thisWeek } from './this-week';
import { WeekPlan } from './week-plan';

interface Course {
  readonly name: string;
  readonly hours: CalendarEvent[];
}

@Component({
  selector: 'app-course-form',
  imports: [FormField, WeekPlan],
  template: `
    <label>Course <input [formField]="course.name" /></label>
    <app-week-plan [formField]="course.hours" />
    <p role="status">
      {{ course.hours().value().length }} hours a week.
      @for (error of course.hours().errors(); track error.kind) {
        {{ error.message }}
      }
    </p>
  `,
})
export class CourseForm {
  private readonly model = signal<Course>({
    name: 'Portuguese',
    hours: [{ id: 1, title: 'Grammar', start: thisWeek(1, '09:00'), end: thisWeek(1, '10:00') }],
  });

  protected readonly course = form(this.model, (path) => {
    required(path.name);
    validate(path.hours, ({ value }) =>
      value().length < 2 ? { kind: 'few', message: 'A course has at least two.' } : undefined,
    );
  });
}
