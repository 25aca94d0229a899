/** Whether surfaces go at once: the user prefers reduced motion, or nothing is known of that. */
export function prefersCalm({ defaultView }: Document): boolean {
  const window: Partial<Window> | null = defaultView;
  return window?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
