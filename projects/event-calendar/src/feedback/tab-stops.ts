import { FocusTrapFactory, InteractivityChecker } from '@angular/cdk/a11y';
import { Injectable, type Provider } from '@angular/core';

/** Elements that can have the focus, unless something keeps them from it. */
const FOCUSABLE = `:is(a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls],
  video[controls], [contenteditable], [tabindex])`;

/**
 * Tells a focus trap of the CDK where Tab stops first and last. The CDK's own checker knows no `summary`, takes what is
 * inert or in a disabled `fieldset` for a stop, and every radio button of a group for one of its own.
 */
@Injectable()
class TabStops extends InteractivityChecker {
  override isFocusable(element: HTMLElement): boolean {
    const isOff = element.matches(':disabled') || element.closest('[inert]') !== null;
    return element.matches(FOCUSABLE) && !isOff && this.isVisible(element);
  }

  override isTabbable(element: HTMLElement): boolean {
    return !element.matches('[tabindex^="-"]') && !isPassedOver(element);
  }

  override isVisible(element: HTMLElement): boolean {
    // Test environments without a layout don't know it.
    const { checkVisibility } = element as Partial<HTMLElement>;
    return checkVisibility?.call(element, { visibilityProperty: true }) ?? true;
  }
}

/** Has the focus traps of a component, and of what it opens, go by these stops. */
export const TAB_STOPS: Provider[] = [
  FocusTrapFactory,
  { provide: InteractivityChecker, useClass: TabStops },
];

/** Whether Tab passes over a radio button: another one of its group is chosen. */
function isPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
  if (element.checked || element.name === '') return false;
  const root = element.getRootNode() as ParentNode;
  const chosen = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')];
  return chosen.some(({ name, form }) => name === element.name && form === element.form);
}
