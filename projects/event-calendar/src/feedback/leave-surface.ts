import { LEAVING } from './leaving';
import { prefersCalm } from './prefers-calm';

/** A part of a surface, and the keyframe at which it ends as it leaves. */
export type LeavingPart = readonly [selector: string, end: PropertyIndexedKeyframes];

/**
 * Moves a closed surface out of sight. Returns a promise that resolves once it is gone, or null where users prefer no
 * motion or nothing is known of that. Meanwhile the surface can only be seen: it can't be reached, pressed or heard, and
 * the focus is free to be returned.
 */
export function leaveSurface(
  surface: HTMLElement,
  parts: readonly LeavingPart[],
): Promise<unknown> | null {
  const { ownerDocument } = surface;
  if (prefersCalm(ownerDocument)) return null;
  const { activeElement } = ownerDocument;
  if (activeElement instanceof HTMLElement && surface.contains(activeElement)) activeElement.blur();
  surface.inert = true;
  // Tools that look for roles overlook `inert`.
  surface.ariaHidden = 'true';
  const leaving = parts.flatMap(([selector, end]) => {
    const part = surface.querySelector(selector);
    return part === null ? [] : [part.animate(end, LEAVING).finished];
  });
  return Promise.allSettled(leaving);
}
