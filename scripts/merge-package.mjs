/**
 * After ng-packagr: merges the modules that an entry point always loads into one file. ng-packagr writes a dozen,
 * shared with modules loaded on demand, and a host's build keeps and compresses each separately.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** `import { a as b } from "./file.mjs"` on a line of its own, as ng-packagr writes it. */
const STATIC = /^(?:import|export) (?:\{([^}]*)\} from )?"(\.\/[^"]+\.mjs)";$/gm;

/**
 * @typedef {{ readonly names: readonly string[], readonly from: string }} Import
 * @param {string} code
 * @returns {Import[]} the static imports of files of the package
 */
function importsOf(code) {
  return [...code.matchAll(STATIC)].map(([, names = '', from = '']) => ({
    names: names
      .split(',')
      .map((each) => each.trim().split(' as ')[0] ?? '')
      .filter(Boolean),
    from,
  }));
}

/**
 * Merges one entry point.
 * @param {string} folder
 * @param {string} entry file name
 */
async function mergeEntry(folder, entry) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  /** @param {string} file */
  const read = (file) => readFileSync(join(folder, file), 'utf8');

  /** @type {Set<string>} */
  const always = new Set([`./${entry}`]);
  for (const file of always) {
    for (const { from } of importsOf(read(file))) always.add(from);
  }
  if (always.size === 1) return;

  // Modules loaded on demand import shared code from the entry point, under meaningless names.
  const onDemand = files.filter((file) => !always.has(`./${file}`));
  /** @type {Map<string, string>} */
  const shared = new Map();
  for (const file of onDemand) {
    for (const { names, from } of importsOf(read(file))) {
      if (!always.has(from) || from === `./${entry}`) continue;
      for (const name of names) {
        const key = `${from} ${name}`;
        if (!shared.has(key)) shared.set(key, `ɵ${shared.size}`);
      }
    }
  }
  const reexports = [...shared].map(([key, alias]) => {
    const [from, name] = key.split(' ');
    return `export { ${name} as ${alias} } from '${from}';`;
  });
  const virtual = join(folder, 'merged.mjs');
  writeFileSync(virtual, [`export * from './${entry}';`, ...reexports].join('\n'));
  const bundle = await rolldown({
    input: virtual,
    treeshake: false,
    external: (id) => !id.startsWith(folder) && !always.has(id),
  });
  const { output } = await bundle.generate({ format: 'es', sourcemap: 'hidden', minify: false });
  rmSync(virtual);

  for (const file of onDemand) {
    const code = read(file);
    const merged = code.replaceAll(STATIC, (statement, names, from) => {
      if (!always.has(from)) return statement;
      if (names === undefined) return `import "./${entry}";`;
      const taken = names.split(',').map((/** @type {string} */ each) => {
        const [name, alias = name] = each.trim().split(' as ');
        return `${shared.get(`${from} ${name}`) ?? name} as ${alias}`;
      });
      return `import { ${taken.join(', ')} } from "./${entry}";`;
    });
    if (merged !== code) writeFileSync(join(folder, file), merged);
  }
  for (const file of always) {
    rmSync(join(folder, file));
    rmSync(join(folder, `${file}.map`), { force: true });
  }
  const [chunk] = output;
  writeFileSync(
    join(folder, entry),
    `${chunk.code.trimEnd()}\n//# sourceMappingURL=${entry}.map\n`,
  );
  writeFileSync(join(folder, `${entry}.map`), chunk.map?.toString() ?? '');
}

/**
 * Merges every entry point of a built package.
 * @param {string} folder of its modules
 */
export async function mergePackage(folder) {
  const entries = ['ng-event-calendar.mjs', 'ng-event-calendar-premium.mjs'];
  for (const entry of entries) await mergeEntry(folder, entry);
}
