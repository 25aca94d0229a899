/** @import { ApiExport, ApiMember, EntryApi } from '../../projects/showcase/src/app/pages/docs/api/api-model' */

const HEADINGS = new Map([
  ['component', 'component'],
  ['directive', 'directive'],
]);

/**
 * What an entry point exports, one line a member, for a reviewer to compare.
 * @param {EntryApi} entry
 */
export function goldenOf({ name, exports }) {
  return `# ${name}

Written by \`npm run api\` from the sources. A change here is a change of what hosts rely on.

${exports.map(exportText).join('\n')}`;
}

/** @param {ApiExport} each */
function exportText(each) {
  const kind = HEADINGS.get(each.kind);
  const lines = [
    `## ${each.name}`,
    '',
    ...(kind === undefined ? [] : [`${kind} \`${each.selector ?? ''}\``, '']),
    '```ts',
    each.text,
    '```',
    '',
  ];
  const sentence = firstSentence(each.doc);
  if (sentence !== '') lines.push(sentence, '');
  if (each.members.length > 0) lines.push(...each.members.map(memberText), '');
  return lines.join('\n');
}

/** @param {ApiMember} member */
function memberText({ kind, text, alias, isRequired, default: standard, doc }) {
  const facts = [
    ...(alias === undefined ? [] : [`as \`${alias}\``]),
    ...(isRequired ? ['required'] : []),
    ...(standard === undefined ? [] : [`default \`${standard}\``]),
  ];
  const sentence = firstSentence(doc);
  const beside = facts.length > 0 ? ` (${facts.join(', ')})` : '';
  return `- ${kind} \`${text}\`${beside}${sentence === '' ? '' : `: ${sentence}`}`;
}

/** @param {string} doc */
export function firstSentence(doc) {
  const [paragraph = ''] = doc.split('\n\n');
  return /^.*?[.!?](?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph;
}
