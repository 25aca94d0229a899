/**
 * Whether focus may be given back: it was lost with its element, or waits on a view, or for one. Any other is
 * where a press, a key or the host has put it meanwhile.
 */
export function isFocusFree({ activeElement, body }: Document): boolean {
  return (
    activeElement === null ||
    activeElement === body ||
    activeElement.matches('[role$="grid"], ec-agenda, .ec-content')
  );
}
