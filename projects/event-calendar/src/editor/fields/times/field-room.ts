/**
 * Returns the pixels that the field around an input needs to show any of some texts whole, in its present font; null
 * without such an input.
 */
export function fieldRoom(input: HTMLElement | null, texts: readonly string[]): number | null {
  const field = input?.closest<HTMLElement>('mat-form-field');
  const pen = input?.ownerDocument.createElement('canvas').getContext('2d');
  if (input === null || field == null || pen == null) return null;
  const { font, letterSpacing } = getComputedStyle(input);
  pen.font = font;
  // The spacing between letters isn't part of the font.
  const between = Number.parseFloat(letterSpacing) || 0;
  const widths = texts.map((text) => pen.measureText(text).width + between * text.length);
  return Math.ceil(Math.max(...widths)) + field.offsetWidth - input.clientWidth;
}
