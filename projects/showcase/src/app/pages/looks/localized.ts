import { Directive, LOCALE_ID } from '@angular/core';

/** Hebrew names of days and months for the calendars inside. */
@Directive({ selector: '[scHebrew]', providers: [{ provide: LOCALE_ID, useValue: 'he' }] })
export class Hebrew {}

/** Arabic names of days and months, and Arabic digits, for the calendars inside. */
@Directive({ selector: '[scArabic]', providers: [{ provide: LOCALE_ID, useValue: 'ar-EG' }] })
export class Arabic {}
