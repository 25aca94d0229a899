/** @import { ApiExport, ApiMember, EntryApi } from '../../projects/showcase/src/app/pages/docs/api/api-model' */
/** @import { LinkOf } from './article-markdown.mjs' */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';
import { codeBlock, words } from './article-markdown.mjs';
import './typescript-sources.mjs';

const props = join(root, 'projects/showcase/src/app/pages/docs/props/prop-line.ts');
/** @type {typeof import('../../projects/showcase/src/app/pages/docs/props/prop-line')} */
const { lineOf } = await import(pathToFileURL(props).href);

/** Names of kinds of members whose text doesn't show them. @type {Readonly<Record<string, string>>} */
const KINDS = {
  input: 'input',
  model: 'model, bound both ways',
  output: 'output',
  query: 'template',
};

/** Groups in which the props of a calendar are listed. */
const GROUPS = /** @type {const} */ ([
  ['Inputs and models', ['input', 'model']],
  ['Outputs', ['output']],
  ['Methods', ['method']],
  ['Templates', ['query']],
]);

/**
 * Returns the exports of an entry point as a page of Markdown.
 * @param {EntryApi} entry
 * @param {LinkOf} linkOf
 */
export function apiMarkdown({ name, exports }, linkOf) {
  const own = exports.filter(({ from }) => from === undefined);
  const others = exports.filter(({ from }) => from !== undefined);
  const listed = others.map(
    (each) => `[\`${each.name}\`](${linkOf(`/docs/api/${pathOf(each.from)}#${each.name}`)})`,
  );
  const pieces = [
    `# ${name}`,
    `Exports of \`${name}\`, generated from its sources.`,
    ...(listed.length > 0 ? [`Re-exported from other entry points: ${listed.join(', ')}.`] : []),
    ...own.flatMap((each) => exportMarkdown(each, linkOf)),
  ];
  return `${pieces.join('\n\n')}\n`;
}

/**
 * Returns the props of the calendar, each with the code that a host writes.
 * @param {EntryApi} entry the package itself
 * @param {LinkOf} linkOf
 */
export function propsMarkdown({ exports }, linkOf) {
  const members = exports.find(({ kind }) => kind === 'component')?.members ?? [];
  const pieces = GROUPS.flatMap(([label, kinds]) => [
    `## ${label}`,
    ...members
      .filter(({ kind }) => kinds.some((each) => each === kind))
      .flatMap((member) => propMarkdown(member, linkOf)),
  ]);
  const lede = `All inputs, models, outputs, methods and templates of \`<event-calendar>\` and \`<event-calendar-premium>\`.`;
  return `${['# Props', lede, ...pieces].join('\n\n')}\n`;
}

/** @param {string | undefined} from an entry point */
const pathOf = (from = '') => from.replace(/^ng-event-calendar\/?/, '') || 'main';

/** Returns an example as a block of TypeScript, or of a template. @param {string} example */
const exampleBlock = (example) => codeBlock(example, example.startsWith('<') ? '.html' : '.ts');

/**
 * @param {ApiMember} member
 * @param {LinkOf} linkOf
 */
function propMarkdown(member, linkOf) {
  const { name, kind, type, text, default: standard, doc, example } = member;
  const facts = [
    ...(kind === 'query' ? [] : [`\`${kind === 'method' ? text : type}\``]),
    ...(standard === undefined ? [] : [`default \`${standard}\``]),
    ...(kind === 'method' ? [] : [`\`${lineOf(member, undefined)}\``]),
  ];
  return [
    `### ${name}`,
    words(doc, linkOf),
    facts.join(' · '),
    ...(example === undefined ? [] : [exampleBlock(example)]),
  ];
}

/**
 * @param {ApiExport} each
 * @param {LinkOf} linkOf
 * @returns {string[]}
 */
function exportMarkdown(each, linkOf) {
  const { name, kind, text, doc, selector, example, members } = each;
  const isInterface = kind === 'interface' && members.length > 0;
  return [
    `## ${name}`,
    ...(doc === '' ? [] : [words(doc, linkOf)]),
    ...(selector === undefined ? [] : [`Selector: \`${selector}\``]),
    codeBlock(isInterface ? interfaceText(each) : text, '.ts'),
    ...(example === undefined ? [] : [exampleBlock(example)]),
    ...(isInterface ? [] : membersMarkdown(kind, members, linkOf)),
  ];
}

/**
 * @param {string} kind of what has them
 * @param {readonly ApiMember[]} members
 * @param {LinkOf} linkOf
 */
function membersMarkdown(kind, members, linkOf) {
  if (members.length === 0) return [];
  if (kind === 'component')
    return [`Inputs, outputs and methods: [Props](${linkOf('/docs/props')}).`];
  const lines = members.map(({ kind, text, alias, default: standard, doc }) => {
    const facts = [
      ...(KINDS[kind] === undefined ? [] : [KINDS[kind]]),
      ...(alias === undefined ? [] : [`in templates \`${alias}\``]),
      ...(standard === undefined ? [] : [`default \`${standard}\``]),
    ];
    const said = facts.length === 0 ? '' : ` (${facts.join(', ')})`;
    return `- \`${text}\`${said}${doc === '' ? '' : `: ${words(doc, linkOf)}`}`;
  });
  return [lines.join('\n')];
}

/** Returns an interface as it is declared, with the docs of its members. @param {ApiExport} each */
function interfaceText({ text, members }) {
  const lines = members.flatMap((member) => [
    ...(member.doc === '' ? [] : [`  /** ${member.doc.replaceAll('\n', ' ')} */`]),
    `  ${member.text};`,
  ]);
  return `${text} {\n${lines.join('\n')}\n}`;
}
