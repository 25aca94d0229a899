import { extname } from 'node:path';
import { createHighlighter } from 'shiki';

/**
 * Scopes of TextMate grammars by the kind of code that they are drawn as; what has none of them is plain.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const KINDS = {
  comment: ['comment', 'punctuation.definition.comment'],
  string: ['string', 'punctuation.definition.string', 'constant.character.escape'],
  keyword: [
    'keyword.control',
    'keyword.operator.expression',
    'keyword.operator.new',
    'keyword.other',
    'storage.type',
    'storage.modifier',
    'constant.language',
    'variable.language',
    'punctuation.decorator',
    'meta.decorator entity.name.function',
  ],
  value: ['constant.numeric', 'constant.other.color', 'keyword.other.unit'],
  tag: ['entity.name.tag', 'punctuation.definition.tag', 'entity.other.attribute-name.class.css'],
  attribute: [
    'entity.other.attribute-name',
    'support.type.property-name.css',
    'variable.css',
    'variable.scss',
  ],
  name: ['entity.name.type', 'support.type.primitive', 'support.type.builtin', 'support.class'],
  function: ['entity.name.function', 'support.function'],
  // Resets what the scopes above enclose.
  plain: ['meta.template.expression', 'meta.embedded'],
};

const names = Object.keys(KINDS);
/** Returns the colour that stands for a kind. @param {string} kind */
const colorOf = (kind) => `#${(names.indexOf(kind) + 1).toString(16).padStart(6, '0')}`;

/** Returns the kind that a colour stands for. @param {string} [color] */
const kindOf = (color = '') => names[Number.parseInt(color.slice(1), 16) - 1] ?? 'plain';

/** @type {import('shiki').ThemeRegistration} */
const THEME = {
  name: 'kinds',
  type: 'light',
  fg: colorOf('plain'),
  bg: '#ffffff',
  settings: names.map((kind) => ({
    scope: [...(KINDS[kind] ?? [])],
    settings: { foreground: colorOf(kind) },
  })),
};

const highlighter = await createHighlighter({
  langs: ['angular-html', 'angular-ts', 'css', 'json', 'scss', 'shellscript'],
  themes: [THEME],
});

/** Grammars by the extension of a file. @type {Readonly<Record<string, import('shiki').BundledLanguage>>} */
const LANGUAGES = {
  '.css': 'css',
  '.html': 'angular-html',
  '.json': 'json',
  '.mjs': 'angular-ts',
  '.scss': 'scss',
  '.sh': 'shellscript',
  '.ts': 'angular-ts',
};

/**
 * Returns the kinds of the pieces that code consists of, each as the first letter of its kind and its length:
 * `k5p2s3` are a keyword of 5 characters, 2 plain ones and a string of 3. They are written ahead, so that no page
 * loads grammars.
 * @param {string} code
 * @param {string} [name] of its file, `.sh` for commands; without an extension it is TypeScript or a template
 */
export function colorsOf(code, name = '') {
  const template = code.startsWith('<') ? 'angular-html' : 'angular-ts';
  const language = LANGUAGES[extname(name) || name] ?? template;
  /** @type {{ kind: string, length: number }[]} */
  const pieces = [];
  const add = (/** @type {string} */ kind, /** @type {number} */ length) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.length += length;
    else if (length > 0) pieces.push({ kind, length });
  };
  const tokens = highlighter.codeToTokensBase(code, {
    lang: language,
    theme: THEME,
    // No limit: with the default, a busy machine leaves the rest of a line without colours.
    tokenizeTimeLimit: 0,
  });
  for (const [index, line] of tokens.entries()) {
    if (index > 0) add('plain', 1);
    for (const { content, color } of line) {
      add(content.trim() === '' ? 'plain' : kindOf(color), content.length);
    }
  }
  return pieces.map(({ kind, length }) => `${kind.charAt(0)}${length}`).join('');
}
