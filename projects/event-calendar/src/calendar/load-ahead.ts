import { effect, inject, untracked } from '@angular/core';
import { InteractionOnDemand } from '../interaction/interaction-on-demand';
import { DRAG_GHOST, GRID_PREVIEWS, ROW_PREVIEW } from '../lazy/lazy-parts';
import { Navigation } from '../store/dates/navigation';
import { Editing } from '../store/events/editing';
import { SourceLink } from '../store/source/source-link';
import { ViewParts } from './view-parts';

/** Loads code before it is needed, and requests the source's code again where that couldn't be loaded. */
export function loadAhead(): void {
  const editing = inject(Editing);
  const interaction = inject(InteractionOnDemand);
  const link = inject(SourceLink);
  const navigation = inject(Navigation);
  const views = inject(ViewParts);
  effect(() => {
    if (interaction.there() === null && editing.session() === null) return;
    // Previews are drawn before other parts, and a user who is near may turn to another view.
    loadPreviews();
    untracked(() => views.loadAhead());
  });
  effect(() => {
    navigation.visibleRange();
    untracked(() => link.tryAgain());
  });
}

/** Loads previews before the first one is drawn; a failed one is requested again when it is drawn. */
function loadPreviews(): void {
  for (const part of [ROW_PREVIEW, GRID_PREVIEWS, DRAG_GHOST]) {
    if (part.loaded === undefined) part.load().catch(() => undefined);
  }
}
