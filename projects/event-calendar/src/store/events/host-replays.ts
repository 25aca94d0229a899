import { InjectionToken, type Injector } from '@angular/core';

/** Undo and redo by the host; each returns whether there was a change, and the host's handler accepted it. */
export interface HostReplays {
  undo(): boolean;
  redo(): boolean;
}

export const HOST_REPLAYS = new InjectionToken<HostReplays>('ec-host-replays');

/**
 * Injectors of the services that write events, by the injector of their calendar; without one nothing was changed. It
 * stands beside their code, which is loaded with the first change.
 */
export const WRITING_INJECTORS = new WeakMap<Injector, Injector>();
