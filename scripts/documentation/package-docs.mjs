/** @import { EntryApi } from '../../projects/showcase/src/app/pages/docs/api/api-model' */
import { dirname, relative } from 'node:path/posix';
import { readJson } from '../workspace.mjs';
import { apiMarkdown, propsMarkdown } from './api-markdown.mjs';
import { articleMarkdown } from './article-markdown.mjs';
import { docGroups } from './articles.mjs';
import { exampleTexts } from './examples.mjs';
import { slugOf } from './links.mjs';

/** Returns the package's page for an address of the showcase. @param {string} path below `/docs` */
const fileOf = (path) => `docs/${path === '' ? 'getting-started' : path}.md`;

/**
 * Returns the documentation as Markdown: the pages of the showcase, and `llms.txt`, which lists them.
 * @param {readonly EntryApi[]} entries
 * @returns {Promise<Map<string, string>>} texts by their paths in the package
 */
export async function packageDocs(entries) {
  const groups = await docGroups();
  const examples = exampleTexts();
  const pages = groups.flatMap((group) => group.pages);
  const known = new Set(
    [...pages, ...entries.map(({ path }) => ({ path: `api/${path}` }))].map(({ path }) => path),
  );

  /** @param {string} from path of the page that links */
  const linksFrom = (from) => (/** @type {string} */ href) => {
    if (/^https?:/.test(href)) return href;
    const [, path = '', anchor] = /^\/docs\/?([^#?]*)(?:#(.*))?$/.exec(href) ?? [undefined, '?'];
    if (!known.has(path)) return undefined;
    const file = relative(dirname(from), fileOf(path));
    return anchor === undefined ? file : `${file}#${anchorIn(path, anchor)}`;
  };

  /**
   * Returns the Markdown anchor for an anchor of the showcase.
   * @param {string} path
   * @param {string} anchor
   */
  const anchorIn = (path, anchor) => {
    const article = pages.find((page) => page.path === path)?.article;
    const headings = article?.blocks.flatMap((block) =>
      'heading' in block ? [block.heading] : [],
    );
    const same = (/** @type {string} */ text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    return slugOf(headings?.find((heading) => same(heading) === same(anchor)) ?? anchor);
  };

  const files = new Map(
    pages.map(({ path, article }) => {
      const file = fileOf(path);
      const linkOf = linksFrom(file);
      if (article) return [file, articleMarkdown(article, examples, linkOf)];
      const [main] = entries;
      if (path !== 'props' || !main) throw new Error(`/docs/${path} has no form in Markdown.`);
      return [file, propsMarkdown(main, linkOf)];
    }),
  );
  for (const entry of entries) {
    const file = fileOf(`api/${entry.path}`);
    files.set(file, apiMarkdown(entry, linksFrom(file)));
  }
  return files.set('llms.txt', overview(groups, entries));
}

/**
 * @param {Awaited<ReturnType<typeof docGroups>>} groups
 * @param {readonly EntryApi[]} entries
 */
function overview(groups, entries) {
  const { name, description, peerDependencies } = readJson('projects/event-calendar/package.json');
  const plain = (/** @type {string} */ text) => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  const lines = groups.flatMap(({ label, pages }) => [
    `\n## ${label}\n`,
    ...(label === 'Start' ? ['- [README](README.md): what it is, and a first calendar'] : []),
    ...pages.map(({ path, label, article }) => {
      const lede = article
        ? plain(article.lede)
        : 'Every input, model, output, method and template.';
      return `- [${label}](${fileOf(path)}): ${lede}`;
    }),
  ]);
  const api = entries.map((entry) => {
    const names = entry.exports.filter(({ from }) => from === undefined).map((each) => each.name);
    const first = names.slice(0, 6).join(', ');
    const more = names.length > 6 ? `, and ${names.length - 6} more` : '';
    return `- [${entry.name}](${fileOf(`api/${entry.path}`)}): ${first}${more}`;
  });
  return `# ${name}

> ${description} MIT, all of it, \`${name}/premium\` too.

Standalone components on signals for Angular ${peerDependencies['@angular/core']}, zoneless or with zone.js.
Events are plain objects: \`{ id, title, start, end }\` with ISO texts. All pages below are in the package.
${lines.join('\n')}

## API

${api.join('\n')}

## Optional

- [Changes by version](CHANGELOG.md)
`;
}
