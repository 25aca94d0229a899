/**
 * Returns `[name="value"]`, which selects elements with this attribute for any text as value. Only a NUL, which no
 * selector can contain, finds nothing.
 */
export function withAttribute(name: string, value: string): string {
  // Not by `CSS.escape`, which common test environments lack.
  const text = value.replaceAll(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  return `[${name}="${text}"]`;
}
