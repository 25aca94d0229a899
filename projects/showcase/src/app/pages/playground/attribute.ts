/** Returns the attribute with which a template sets an input: texts as they are, objects and lists by name. */
export function attributeOf(name: string, value: unknown): string {
  if (typeof value === 'string') return `${name}="${value.replaceAll('"', '&quot;')}"`;
  // Objects and lists belong in the host's class.
  return `[${name}]="${typeof value === 'object' ? name : JSON.stringify(value)}"`;
}
