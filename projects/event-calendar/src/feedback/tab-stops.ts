import { FocusTrapFactory, InteractivityChecker } from '@angular/cdk/a11y';
import { Injectable, type Provider } from '@angular/core';

/** Selector of elements that can have focus, unless something prevents it. */
const FOCUSABLE = `:is(a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls],
  video[controls], [contenteditable], [tabindex])`;

/**
 * Tells a focus trap of the CDK its first and last tab stop. The CDK's own checker doesn't know `summary`, counts inert
 * elements and those in a disabled `fieldset`, and counts every radio button of a group.
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
    // Test environments without layout lack this function.
    const { checkVisibility } = element as Partial<HTMLElement>;
    return checkVisibility?.call(element, { visibilityProperty: true }) ?? true;
  }
}

/** Makes the focus traps of a component, and of the surfaces that it opens, use these stops. */
export const TAB_STOPS: Provider[] = [
  FocusTrapFactory,
  { provide: InteractivityChecker, useClass: TabStops },
];

/** Whether Tab passes over a radio button, since another one of its group is chosen. */
function isPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
  if (element.checked || element.name === '') return false;
  const root = element.getRootNode() as ParentNode;
  const chosen = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')];
  return chosen.some(({ name, form }) => name === element.name && form === element.form);
}
