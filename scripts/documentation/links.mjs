/** Links of Markdown, and whether they lead anywhere. */
import { dirname, join, normalize } from 'node:path/posix';

/**
 * Returns the anchor that a heading gets on GitHub and npm.
 * @param {string} heading
 */
export function slugOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/** Removes blocks and spans of code from Markdown. @param {string} text */
const withoutCode = (text) => text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** @param {string} text */
const anchorsIn = (text) =>
  [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    slugOf(heading),
  );

/**
 * Returns the broken links of some pages: those that lead to no file, or to no heading in it.
 * @param {ReadonlyMap<string, string>} pages texts by their paths, Markdown of one package
 * @param {(path: string) => boolean} exists whether the package has a file that isn't a page
 * @returns {string[]}
 */
export function brokenLinks(pages, exists) {
  return [...pages].flatMap(([path, text]) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, href = '']) => href)
      .filter((href) => !/^https?:/.test(href))
      .filter((href) => {
        const [file = '', anchor] = href.split('#');
        const target = file === '' ? path : normalize(join(dirname(path), file));
        const page = pages.get(target);
        if (page === undefined) return !exists(target);
        return anchor !== undefined && !anchorsIn(page).includes(anchor);
      })
      .map((href) => `${path} links to ${href}`),
  );
}
