import { mergeApplicationConfig, type ApplicationConfig } from '@angular/core';
import { provideServerRendering, RenderMode, withRoutes, type ServerRoute } from '@angular/ssr';
import { appConfig } from './app.config';

/** Two views are rendered at every request, the others once by the build. */
const serverRoutes: ServerRoute[] = [
  { path: 'week', renderMode: RenderMode.Server },
  { path: 'day', renderMode: RenderMode.Server },
  { path: '**', renderMode: RenderMode.Prerender },
];

const serverProviders: ApplicationConfig = {
  providers: [provideServerRendering(withRoutes(serverRoutes))],
};

export const serverConfig = mergeApplicationConfig(appConfig, serverProviders);
