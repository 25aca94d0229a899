/**
 * Pixels between an event, cell or button and the popover, card or dialog beside it. The prompts, whose place is CSS,
 * have the same gap in `styles/_dialog.scss`.
 */
export const BESIDE_GAP = 8;
