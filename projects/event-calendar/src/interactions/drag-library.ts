import { isPlatformBrowser } from '@angular/common';
import {
  type DestroyRef,
  inject,
  Injectable,
  NgZone,
  PendingTasks,
  PLATFORM_ID,
} from '@angular/core';
import type * as dragging from './dragging';

type Dragging = typeof dragging;

/**
 * The CDK's drag and drop in a chunk of its own: a calendar is seen before it is dragged on. The chunk
 * is asked for while the first picture is drawn, and an application is stable once it is there.
 */
@Injectable({ providedIn: 'root' })
export class DragLibrary {
  private readonly loaded = this.load();

  /** Calls back as soon as the library is there, unless what asks is gone by then; never on a server. */
  use(asker: DestroyRef, callback: (library: Dragging) => void): void {
    void this.loaded?.then((library) => {
      if (!asker.destroyed) callback(library);
    });
  }

  private load(): Promise<Dragging> | null {
    if (!isPlatformBrowser(inject(PLATFORM_ID))) return null;
    const settled = inject(PendingTasks).add();
    // Nothing is drawn differently for it.
    return inject(NgZone).runOutsideAngular(() => import('./dragging').finally(settled));
  }
}
