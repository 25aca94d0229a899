/**
 * After ng-packagr: restores the names of types. A type that comes through two entry points, the stable one and the
 * internal one, gets a number in its declarations (`CalendarEvent$1`), which editors show.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /^import (type )?\{ ([^}]*) \} from "(ng-event-calendar[^"]*)";\n/gm;
/** A name with an added number; names of templates (`$implicit`) begin with the dollar. */
const NUMBERED = /\b(\w+)\$\d+(?![\w$])/g;

/** @typedef {{ readonly name: string, readonly from: string }} Source */

/**
 * Returns the origins of the names that a file imports from the package, by their local names.
 * @param {string} text
 * @returns {Map<string, Source>}
 */
function importsOf(text) {
  const imports = [...text.matchAll(IMPORT)].flatMap(([, , names = '', from = '']) =>
    names.split(', ').map((each) => {
      const [name = '', local = name] = each.split(' as ');
      return /** @type {const} */ ([local, { name, from }]);
    }),
  );
  return new Map(imports);
}

/**
 * Restores the original names of types.
 * @param {Map<string, string>} texts declarations of each entry point, by its name
 * @returns {Map<string, string>} the declarations with the original names
 */
export function withOwnNames(texts) {
  /** @type {(source: Source) => string} */
  const originOf = ({ name, from }) => {
    const passedOn = importsOf(texts.get(from) ?? '').get(name);
    return passedOn === undefined ? `${from} ${name}` : originOf(passedOn);
  };

  /** @param {string} text */
  const renamed = (text) => {
    const imports = importsOf(text);
    /** @type {(local: string, name: string) => boolean} */
    const isSame = (local, name) => {
      const [numbered, plain] = [imports.get(local), imports.get(name)];
      if (plain === undefined) return !declares(text, name);
      return numbered !== undefined && originOf(numbered) === originOf(plain);
    };
    const locals = [...text.matchAll(NUMBERED)].map(([local, name = '']) => ({ local, name }));
    const freed = new Map(
      locals.filter(({ local, name }) => isSame(local, name)).map((it) => [it.local, it.name]),
    );
    const again = new Set([...freed.values()].filter((name) => imports.has(name)));
    return text
      .replaceAll(IMPORT, (_statement, type = '', names, from) => {
        const needed = names.split(', ').filter((/** @type {string} */ each) => !again.has(each));
        return needed.length === 0
          ? ''
          : `import ${type}{ ${needed.join(', ')} } from "${from}";\n`;
      })
      .replaceAll(NUMBERED, (local) => freed.get(local) ?? local)
      .replaceAll(/\b(\w+) as \1\b(?!\$)/g, '$1');
  };
  return new Map([...texts].map(([name, text]) => [name, renamed(text)]));
}

/**
 * Whether a file declares a name itself.
 * @param {string} text
 * @param {string} name
 */
function declares(text, name) {
  const kinds = '(?:abstract class|class|const|enum|function|interface|let|namespace|type)';
  return new RegExp(`^(?:export )?(?:declare )?${kinds} ${name}(?![\\w$])`, 'm').test(text);
}

/**
 * Restores the names of types in a built package.
 * @param {string} folder of its declarations
 */
export function nameTypes(folder) {
  /** @type {(file: string) => string} */
  const entryOf = (file) => {
    const [, path = ''] = /^ng-event-calendar-?(.*)\.d\.ts$/.exec(file) ?? [];
    return ['ng-event-calendar', ...path.split('-').filter(Boolean)].join('/');
  };
  const files = new Map(readdirSync(folder).map((file) => [entryOf(file), join(folder, file)]));
  const texts = new Map([...files].map(([entry, file]) => [entry, readFileSync(file, 'utf8')]));
  for (const [entry, text] of withOwnNames(texts)) {
    writeFileSync(/** @type {string} */ (files.get(entry)), text);
  }
}
