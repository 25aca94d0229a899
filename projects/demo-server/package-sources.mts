/**
 * Lets Node load the package's sources directly, so that the server validates with the calendar's own code and nothing
 * has to be built first: `node --import ./projects/demo-server/package-sources.mts …`. Servers of hosts import
 * `ng-event-calendar/core` from the package.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const PACKAGE = 'ng-event-calendar/';
const SOURCES = new URL('../event-calendar/', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const found = sourceOf(specifier, context.parentURL);
    return found === null ? next(specifier, context) : { url: found, shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith(SOURCES.href)) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const source = stripTypeScriptTypes(text, { mode: 'transform' });
    return { format: 'module', source, shortCircuit: true };
  },
});

/** Returns the file of an entry point, or of a module that another one of the package imports without its extension. */
function sourceOf(specifier: string, parent: string | undefined): string | null {
  if (specifier.startsWith(PACKAGE)) {
    return new URL(`${specifier.slice(PACKAGE.length)}/src/public-api.ts`, SOURCES).href;
  }
  if (!specifier.startsWith('.') || parent?.startsWith(SOURCES.href) !== true) return null;
  const { href } = new URL(`${specifier}.ts`, parent);
  return existsSync(fileURLToPath(href)) ? href : null;
}
