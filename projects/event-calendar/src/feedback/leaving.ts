/** How surfaces leave, as options of an animation. */
export const LEAVING: KeyframeAnimationOptions = {
  duration: 120,
  easing: 'cubic-bezier(0.3, 0, 0.8, 0.15)',
  // Nothing flashes up between the last frame and the removal.
  fill: 'forwards',
};
