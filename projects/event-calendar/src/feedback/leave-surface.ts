import { LEAVING } from './leaving';
import { prefersCalm } from './prefers-calm';

/** A part of a surface, and what becomes of it as it leaves. */
export type LeavingPart = readonly [selector: string, end: PropertyIndexedKeyframes];

/**
 * Moves a closed surface out of sight, and returns what resolves once it is gone; null where motion isn't wanted or
 * known. It is there for the eyes alone: nobody can reach, press or hear it, and the focus in it is free to be returned.
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
