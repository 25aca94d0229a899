/**
 * The transformer of jest-preset-angular, with one change to esbuild's output for Angular's modules: esbuild exports a
 * copy of a module's exports, and another copy for each `import *`, made of getters that look a name up by a variable.
 * Every call within Angular went through them, which took a tenth of the time of component specs.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import preset from 'jest-preset-angular';

/**
 * Exports the original objects, whose getters read one variable each.
 * @param {string} code
 */
const withoutCopies = (code) =>
  code
    .replace(
      /^module\.exports = __toCommonJS\((\w+)\);$/m,
      'module.exports = __defProp($1, "__esModule", { value: true });',
    )
    .replaceAll(/__toESM\((require\("(?:@angular\/|\.)[^"]+"\)), 1\)/g, '$1');

const own = readFileSync(new URL(import.meta.url), 'utf8');
const isAngulars = /node_modules\/@angular\/.*\.mjs$/;

export default {
  /** @param {Record<string, unknown>} config */
  createTransformer(config) {
    const transformer = preset.default.createTransformer(config);
    const { process, getCacheKey } = transformer;
    transformer.process = (text, path, options) => {
      const made = process.call(transformer, text, path, options);
      return isAngulars.test(path) ? { ...made, code: withoutCopies(made.code) } : made;
    };
    transformer.getCacheKey = (...given) =>
      createHash('sha1').update(getCacheKey.apply(transformer, given)).update(own).digest('hex');
    return transformer;
  },
};
