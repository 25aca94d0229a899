/** @import { Block } from '../../projects/showcase/src/app/pages/docs/article' */
/** @import { ApiMember, EntryApi } from '../../projects/showcase/src/app/pages/docs/api/api-model' */
/** @import { DocSection } from '../../projects/showcase/src/app/pages/docs/search/doc-section' */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';
import { docGroups } from './articles.mjs';

const docs = join(root, 'projects/showcase/src/app/pages/docs');
/** @type {typeof import('../../projects/showcase/src/app/pages/docs/words')} */
const { piecesOf } = await import(pathToFileURL(join(docs, 'words.ts')).href);
/** @type {typeof import('../../projects/showcase/src/app/pages/docs/article')} */
const { anchorOf } = await import(pathToFileURL(join(docs, 'article.ts')).href);

/** Returns a text without its marks. @param {string} text */
const plain = (text) =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');

/**
 * Returns what a block says in words; code and examples are left out.
 * @param {Block} block
 * @returns {string[]}
 */
function wordsOf(block) {
  if ('text' in block) return [plain(block.text)];
  if ('tryIt' in block) return [plain(block.tryIt)];
  if ('list' in block) return block.list.map(plain);
  if (!('table' in block)) return [];
  return [`${block.table}.`, ...block.rows.map((row) => `${row.map(plain).join(' – ')}.`)];
}

/** @param {ApiMember} member */
const memberWords = ({ name, doc }) => (doc === '' ? `${name}.` : `${name}: ${plain(doc)}`);

/**
 * Returns the texts of the documentation by sections, as its search reads them.
 * @param {readonly EntryApi[]} entries
 * @returns {Promise<DocSection[]>}
 */
export async function searchTexts(entries) {
  const pages = (await docGroups()).flatMap((group) => group.pages);
  return [
    ...pages.flatMap(({ path, label, article }) => {
      if (!article) return propSections(path, label, entries);
      /** @type {DocSection[]} */
      const sections = [{ path, page: label, text: plain(article.lede) }];
      for (const block of article.blocks) {
        if ('heading' in block) {
          const { heading } = block;
          sections.push({
            path,
            page: label,
            section: heading,
            anchor: anchorOf(heading),
            text: '',
          });
        } else {
          const last = /** @type {DocSection} */ (sections.at(-1));
          const text = [last.text, ...wordsOf(block)].filter(Boolean).join(' ');
          sections[sections.length - 1] = { ...last, text };
        }
      }
      return sections;
    }),
    ...entries.flatMap(({ name, path, exports }) =>
      exports
        .filter(({ from }) => from === undefined)
        .map((each) => ({
          path: `api/${path}`,
          page: name,
          section: each.name,
          anchor: each.name,
          // The page of props has the members of the calendar, each by itself.
          text: [
            plain(each.doc),
            ...(each.kind === 'component' ? [] : each.members.map(memberWords)),
          ]
            .filter(Boolean)
            .join(' '),
        })),
    ),
  ];
}

/**
 * @param {string} path
 * @param {string} page
 * @param {readonly EntryApi[]} entries
 * @returns {DocSection[]}
 */
function propSections(path, page, [main]) {
  const calendar = main?.exports.find(({ kind }) => kind === 'component');
  return (calendar?.members ?? []).map(({ name, doc }) => ({
    path,
    page,
    section: name,
    anchor: name,
    text: plain(doc),
  }));
}
