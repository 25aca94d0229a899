/** What tools that know how packages are found say of the packed package. */
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** @import { Packed } from './packed.mjs' */

/**
 * Ways of finding the types of a package that Angular's packages serve. They are ES modules alone and name
 * their entry points under `exports`, so that neither `require` nor TypeScript's `node10` finds them.
 */
const RESOLUTIONS = /** @type {const} */ (['node16-esm', 'bundler']);

/**
 * Each rule by its name: it returns what is wrong, nothing when all is well.
 * @type {Record<string, (packed: Packed) => Promise<readonly string[]>>}
 */
export const linterRules = {
  async 'publint has nothing to say'({ folder }) {
    // What is unpacked there is no more than what would be published.
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
