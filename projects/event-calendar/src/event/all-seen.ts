/** Whether an event is drawn with all its details: every text is on it, and neither texts nor days are cut off. */
export function isAllSeen(element: Element, words: readonly string[]): boolean {
  const drawn = element.querySelector('.ec-own') ?? element;
  const text = plain(drawn.textContent);
  return (
    words.every((each) => text.includes(plain(each))) &&
    !element.matches('[data-continues-before], [data-continues-after]') &&
    [element, ...element.querySelectorAll(':not(.ec-visually-hidden)')].every(
      (part) => !isCut(part),
    )
  );
}

/** Whether a part doesn't fit; a part cut by a hair, as by rounding, can still be read. */
function isCut(part: Element): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = part;
  const isAcross = clientWidth > 0 && scrollWidth > clientWidth + 1;
  return isAcross || (clientHeight > 0 && scrollHeight > clientHeight + 2);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
