/**
 * Imported for its side effect: lets Node run those sources of the project that need nothing but plain TypeScript with
 * its types stripped. The examples of the documentation need a browser, so only their names are provided.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { entryPoints, internals } from '../entry-points.mjs';

const entries = [...entryPoints(), ...internals()];

registerHooks({
  resolve(specifier, context, next) {
    const entry = entries.find(({ name }) => name === specifier);
    if (entry !== undefined) return next(pathToFileURL(entry.file).href, context);
    const isSource = /^\.(?!.*\.json$)/.test(specifier) && context.parentURL?.endsWith('.ts');
    return next(isSource ? `${specifier}.ts` : specifier, context);
  },
  load(url, context, next) {
    if (!/\/projects\/.*\.(ts|json)$/.test(url)) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const source = url.endsWith('.json') ? `export default ${text}` : moduleOf(url, text);
    return { format: 'module', source, shortCircuit: true };
  },
});

/**
 * @param {string} url
 * @param {string} code
 */
function moduleOf(url, code) {
  if (url.includes('/docs/examples/')) {
    const names = [...code.matchAll(/^export (?:class|const|function) (\w+)/gm)];
    return names.map(([, name]) => `export const ${name} = undefined;`).join('\n');
  }
  return ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  }).outputText;
}
