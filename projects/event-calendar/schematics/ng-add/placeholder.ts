/** The lines over and under what the CLI writes into a new application's template, and all between them. */
const PLACEHOLDER =
  /(?:<!--[ *]*-->\s*)*<!--[ *]*The content below[^]*End of Placeholder[ *]*-->(?:\s*<!--[ *]*-->)*\s*/;

/** Placeholder page of a new application. */
const GREETING = 'Congratulations! Your app is running.';

/**
 * A template without the page of logos that the CLI begins with; as it is where that is gone, or was
 * made into something else.
 */
export function withoutPlaceholder(template: string): string {
  const [placeholder = ''] = PLACEHOLDER.exec(template) ?? [];
  return placeholder.includes(GREETING) ? template.replace(placeholder, '') : template;
}
