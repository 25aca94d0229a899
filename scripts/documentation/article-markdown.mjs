/** @import { Article, Block } from '../../projects/showcase/src/app/pages/docs/article' */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';
import './typescript-sources.mjs';

const docs = join(root, 'projects/showcase/src/app/pages/docs');
/** @type {typeof import('../../projects/showcase/src/app/pages/docs/words')} */
const { piecesOf } = await import(pathToFileURL(join(docs, 'words.ts')).href);

/**
 * Returns the target of a link within the package; undefined if it leads to a page of the showcase alone.
 * @typedef {(href: string) => string | undefined} LinkOf
 */

/** Language of a block of code by file extension. @type {Readonly<Record<string, string>>} */
const LANGUAGES = { ts: 'ts', scss: 'scss', html: 'html', json: 'json', mts: 'ts' };

/**
 * Returns code as a block of its language.
 * @param {string} code
 * @param {string} [name] of its file
 */
export function codeBlock(code, name = '.sh') {
  const language = name === '.sh' ? 'sh' : (LANGUAGES[name.split('.').at(-1) ?? ''] ?? 'text');
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}

/**
 * Returns a text of the documentation as Markdown, with plain text escaped. A link to a page of the showcase alone
 * becomes its label, and is left out if it makes up the last sentence.
 * @param {string} text
 * @param {LinkOf} linkOf
 */
export function words(text, linkOf) {
  const pieces = piecesOf(text);
  return pieces
    .map(({ kind, text, href = '' }, index) => {
      if (kind === 'code') return `\`${text}\``;
      if (kind === 'strong') return `**${text}**`;
      if (kind === 'plain') return text.replaceAll(/[<*[\]]/g, '\\$&');
      const link = linkOf(href);
      if (link !== undefined) return `[${text}](${link})`;
      const isSentence = index === pieces.length - 1 && pieces.at(-2)?.text.endsWith('. ');
      return isSentence ? '' : `${text} (in the showcase)`;
    })
    .join('')
    .trim();
}

/**
 * Returns a table in Markdown.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Returns an article as a page of Markdown, with the files of its examples.
 * @param {Article} article
 * @param {Readonly<Record<string, string>>} examples by the names of their files
 * @param {LinkOf} linkOf
 */
export function articleMarkdown(article, examples, linkOf) {
  const pieces = article.blocks.flatMap((block) => blockMarkdown(block, examples, linkOf));
  return `${[`# ${article.title}`, words(article.lede, linkOf), ...pieces].join('\n\n')}\n`;
}

/**
 * @param {Block} block
 * @param {Readonly<Record<string, string>>} examples
 * @param {LinkOf} linkOf
 * @returns {string[]}
 */
function blockMarkdown(block, examples, linkOf) {
  if ('heading' in block) return [`## ${block.heading}`];
  if ('text' in block) return [words(block.text, linkOf)];
  // Markdown has no live examples.
  if ('tryIt' in block) return [];
  if ('list' in block) return [block.list.map((item) => `- ${words(item, linkOf)}`).join('\n')];
  if ('code' in block) {
    const title = block.title === undefined ? [] : [`\`${block.title}\`:`];
    return [...title, codeBlock(block.code, block.title)];
  }
  if ('files' in block) {
    return block.files.flatMap((name) => [`\`${name}\`:`, codeBlock(examples[name] ?? '', name)]);
  }
  const rows = block.rows.map((row) => row.map((cell) => words(cell, linkOf)));
  return [table(block.head, rows)];
}
