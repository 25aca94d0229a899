import { type Tree } from '@angular-devkit/schematics';
import { getEOL } from '@schematics/angular/utility/eol';
import { getSourceFile } from '@schematics/angular/utility/standalone/util';
import { dirname, join } from 'node:path/posix';
// For types alone: at run time the compiler is the CLI's own, which a host needn't have hoisted.
import type ts from 'typescript';
import { componentMetadata, metadataField } from './component-metadata';
import { withoutPlaceholder } from './placeholder';

const TAG = '<event-calendar />';

/** The calendar, of any kind, wherever it stands in a template. */
const ANY_TAG = /<event-calendar[\s/>-]/;

/** Outcome for a template, with its file. */
export interface TagResult {
  readonly path: string;
  readonly isNew: boolean;
  /** Whether it took the place of the page that the CLI writes. */
  readonly isInPlace: boolean;
}

/** A template with the tag at its end, on a line of its own where the last one has one. */
function withTag(template: string, eol: string): string {
  const [end = ''] = /\s*$/.exec(template) ?? [];
  const content = template.slice(0, template.length - end.length);
  if (content === '') return TAG;
  const hasLines = template.includes('\n');
  const [, indent = ''] = /(?:^|\n)([ \t]*)[^\n]*$/.exec(content) ?? [];
  return hasLines ? `${content}${eol}${indent}${TAG}${end}` : `${content}${TAG}${end}`;
}

/** The text between the quotes of a literal without expressions; undefined for anything else. */
function literalText(node: ts.Expression): string | undefined {
  const text = node.getText();
  return /^(['"`])[^]*\1$/.test(text) && !text.includes('${') ? text.slice(1, -1) : undefined;
}

/**
 * Puts the tag at the end of the template of a file's component, unless a calendar stands in it, and
 * takes away there what the CLI has written to be replaced.
 * @param className the component that is meant, where a file holds several
 * @returns undefined where the template can't be read
 */
export function addTag(tree: Tree, path: string, className?: string): TagResult | undefined {
  const source = getSourceFile(tree, path);
  const metadata = componentMetadata(source, className);
  const inline = metadataField(metadata, 'template')?.initializer;
  const text = inline && literalText(inline);
  if (inline && text !== undefined) {
    if (ANY_TAG.test(text)) return { path, isNew: false, isInPlace: false };
    const update = tree.beginUpdate(path);
    update.remove(inline.getStart() + 1, text.length);
    update.insertRight(inline.getStart() + 1, withTag(text, getEOL(source.getFullText())));
    tree.commitUpdate(update);
    return { path, isNew: true, isInPlace: false };
  }
  const url = metadataField(metadata, 'templateUrl')?.initializer;
  const file = url && join(dirname(path), literalText(url) ?? '');
  if (!file || !tree.exists(file)) return undefined;
  const template = tree.readText(file);
  if (ANY_TAG.test(template)) return { path: file, isNew: false, isInPlace: false };
  const eol = getEOL(template);
  const kept = withoutPlaceholder(template);
  const added = withTag(kept, eol);
  tree.overwrite(file, added.endsWith('\n') ? added : `${added}${eol}`);
  return { path: file, isNew: true, isInPlace: kept !== template };
}
