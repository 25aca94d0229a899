import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../workspace.mjs';
import { entryPoints, internals } from '../entry-points.mjs';

/** @typedef {Record<string, { does: string, view?: string }>} Commands by key */

const file = join(root, 'projects/event-calendar/src/keyboard/shortcuts.ts');

// What the file stands on is plain TypeScript, that of views in core: it runs once types are left out.
const entries = [...entryPoints(), ...internals()];
const hooks = registerHooks({
  resolve(specifier, context, next) {
    const entry = entries.find(({ name }) => name === specifier);
    if (entry !== undefined) return next(pathToFileURL(entry.file).href, context);
    const isSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isSource ? `${specifier}.ts` : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const { outputText } = ts.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    return { format: 'module', source: outputText, shortCircuit: true };
  },
});
/** @type {{ LETTERS: Commands, WITH_CONTROL: Commands }} */
const { LETTERS, WITH_CONTROL } = await import(pathToFileURL(file).href);
hooks.deregister();

/**
 * The keys that the calendar listens to, by what they do: a view's name, or a command's.
 * @returns {{ keys: string[], does: string }[]}
 */
export function shortcuts() {
  /** @type {Map<string, string[]>} */
  const keysOf = new Map();
  const withControl = Object.entries(WITH_CONTROL).map(
    ([key, command]) => /** @type {const} */ ([`Ctrl ${key}`, command]),
  );
  for (const [key, { does, view = does }] of [...Object.entries(LETTERS), ...withControl]) {
    const name = key.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
    keysOf.set(view, [...(keysOf.get(view) ?? []), name]);
  }
  return [...keysOf].map(([does, keys]) => ({ keys, does }));
}
