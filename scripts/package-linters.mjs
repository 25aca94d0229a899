/** Checks of the packed package by tools that know how packages are resolved. */
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** @import { Packed } from './packed.mjs' */

/**
 * Ways of resolving the types of a package that Angular's packages support. They are ES modules only and name their
 * entry points under `exports`, so that neither `require` nor TypeScript's `node10` finds them.
 */
const RESOLUTIONS = /** @type {const} */ (['node16-esm', 'bundler']);

/**
 * Rules by name: each returns its faults, an empty list if there are none.
 * @type {Record<string, (packed: Packed) => Promise<readonly string[]>>}
 */
export const linterRules = {
  async 'publint has nothing to say'({ folder }) {
    // The unpacked folder contains exactly what would be published.
    const { messages, pkg } = await publint({ pkgDir: folder, pack: false });
    return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  },

  async 'its types are found where its code is'({ tarball }) {
    const data = new Uint8Array(readFileSync(tarball));
    const analysis = await checkPackage(createPackageFromTarballData(data));
    if (!analysis.types) return ['it has no types'];
    const problems = new Set(
      RESOLUTIONS.flatMap((resolutionKind) => filterProblems(analysis, { resolutionKind })),
    );
    return [...problems].map((problem) => {
      const { title } = problemKindInfo[problem.kind];
      return `${title}: ${JSON.stringify({ ...problem, trace: undefined })}`;
    });
  },
};
