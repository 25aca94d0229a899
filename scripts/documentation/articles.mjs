/** @import { Article } from '../../projects/showcase/src/app/pages/docs/article' */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';
import './typescript-sources.mjs';

const docs = join(root, 'projects/showcase/src/app/pages/docs');
const { DOC_GROUPS } = await import(pathToFileURL(join(docs, 'doc-pages.ts')).href);
const { DOCS_ROUTES } = await import(pathToFileURL(join(docs, 'docs-routes.ts')).href);

/**
 * A page of the documentation. Pages without an article are rendered by the showcase in their own way.
 * @typedef {{ path: string, label: string, article?: Article }} DocPage
 */

/**
 * Returns the pages in their groups, in order, with their addresses below `/docs`.
 * @returns {Promise<{ label: string, pages: DocPage[] }[]>}
 */
export function docGroups() {
  /** @type {{ path: string, resolve?: { article?: () => Promise<Article> } }[]} */
  const routes = DOCS_ROUTES[0].children;
  return Promise.all(
    DOC_GROUPS.map(async (/** @type {{ label: string, pages: DocPage[] }} */ group) => ({
      label: group.label,
      pages: await Promise.all(
        group.pages.map(async ({ path, label }) => {
          const article = await routes.find((route) => route.path === path)?.resolve?.article?.();
          return { path, label, ...(article && { article }) };
        }),
      ),
    })),
  );
}

/** Returns the lines of code that articles have without a file. */
export async function articleCode() {
  const articles = (await docGroups()).flatMap(({ pages }) => pages.map(({ article }) => article));
  return articles.flatMap((article) =>
    (article?.blocks ?? []).flatMap((block) => ('code' in block ? [block] : [])),
  );
}
