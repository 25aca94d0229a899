/**
 * Reports of the API that hosts can import: docs/api holds one report of API Extractor per entry point, made from the
 * types in the packed library. Exports marked `@internal` are for the package's own parts and left out.
 */
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { entryPoints, internals, lists } from './entry-points.mjs';
import { manifestOf } from './packed.mjs';
import { root } from './workspace.mjs';

/** @import { Packed } from './packed.mjs' */

const reports = join(root, 'docs', 'api');
const made = join(root, 'dist', 'api');
const { Error, Warning, None } = ExtractorLogLevel;

/**
 * Compares the reports with the package's current exports.
 * @param {Packed} packed
 * @returns {string[]} the differences
 */
export function changedReports(packed) {
  return [
    ...strayReports().map((name) => `docs/api/${name} belongs to no entry point.`),
    ...entryPoints().flatMap((entry) => extract(entry, packed, { localBuild: false })),
  ];
}

/**
 * Writes the reports.
 * @param {Packed} packed
 * @returns {string[]} problems in writing
 */
export function writeReports(packed) {
  for (const name of strayReports()) rmSync(join(reports, name));
  return entryPoints().flatMap((entry) => extract(entry, packed, { localBuild: true }));
}

const nameOf = (/** @type {{ path: string }} */ { path }) => `${path}.public.api.md`;

function strayReports() {
  const known = entryPoints().map(nameOf);
  return readdirSync(reports).filter((name) => !known.includes(name));
}

/**
 * Compares or writes the report of an entry point.
 * @param {{ name: string, path: string }} entry
 * @param {Packed} packed
 * @param {{ localBuild: boolean }} options whether a differing report is written
 * @returns {string[]} problems
 */
function extract(entry, packed, { localBuild }) {
  const types = typesOf(entry, packed);
  if (!types) return [`The package exports no types as ${entry.name}.`];
  // Without a path, API Extractor treats an entry point as part of this one, which is right for those it only lists.
  const paths = Object.fromEntries(
    [...entryPoints(), ...internals().filter((each) => !lists(entry, each))]
      .filter(({ name }) => name !== entry.name)
      .map((other) => [other.name, [typesOf(other, packed) ?? '']]),
  );
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: packed.folder,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          files: [types],
          compilerOptions: {
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            module: 'preserve',
            moduleResolution: 'bundler',
            skipLibCheck: true,
            strict: true,
            target: 'ES2022',
            types: [],
            paths,
          },
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: entry.path,
        reportFolder: reports,
        reportTempFolder: made,
        reportVariants: ['public'],
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: Error } },
        extractorMessageReporting: { default: { logLevel: None } },
        tsdocMessageReporting: { default: { logLevel: None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(packed.folder, 'package.json'),
  });
  /** @type {string[]} */
  const faults = [];
  Extractor.invoke(config, {
    localBuild,
    printApiReportDiff: !localBuild,
    messageCallback(message) {
      message.handled = true;
      const levels = localBuild ? [Error] : [Error, Warning];
      if (levels.includes(message.logLevel)) faults.push(message.text);
    },
  });
  return faults;
}

/**
 * Returns the file in which the package declares the exports of an entry point.
 * @param {{ name: string }} entry
 * @param {Packed} packed
 */
function typesOf({ name }, packed) {
  const types = manifestOf(packed).exports[name.replace('ng-event-calendar', '.')]?.types;
  const file = types && join(packed.folder, types);
  return file && existsSync(file) ? file : undefined;
}
