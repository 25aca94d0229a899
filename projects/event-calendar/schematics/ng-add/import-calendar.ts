import { SchematicsException, type Tree } from '@angular-devkit/schematics';
import { getEOL } from '@schematics/angular/utility/eol';
import { getSourceFile } from '@schematics/angular/utility/standalone/util';
// For types alone: at run time the compiler is the CLI's own, which a host needn't have hoisted.
import type ts from 'typescript';
import { componentMetadata, metadataField } from './component-metadata';

const SYMBOL = 'EventCalendarComponent';
const PACKAGE = 'ng-event-calendar';

/** Text that is put into a file at a position. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Returns the line break and indent before a node; empty where it has no line of its own. */
function lineBreakBefore(node: ts.Node): string {
  return /^\s*?(\r?\n[ \t]*)/.exec(node.getFullText())?.[1] ?? '';
}

/** Adds to a list after its last element, on a line of its own if that one has. */
function intoList(list: ts.ArrayLiteralExpression): Insertion {
  const last = list.elements.at(-1);
  if (last === undefined) return { at: list.getStart() + 1, text: SYMBOL };
  return { at: last.getEnd(), text: `,${lineBreakBefore(last) || ' '}${SYMBOL}` };
}

/** Adds `imports` after the selector, where the style guide has it, else in front. */
function intoMetadata(metadata: ts.ObjectLiteralExpression): Insertion {
  const property = `imports: [${SYMBOL}]`;
  const selector = metadataField(metadata, 'selector');
  if (selector !== undefined) {
    return { at: selector.getEnd(), text: `,${lineBreakBefore(selector) || ' '}${property}` };
  }
  const [first] = metadata.properties;
  if (first === undefined) return { at: metadata.getStart() + 1, text: ` ${property} ` };
  return { at: first.getStart(), text: `${property},${lineBreakBefore(first) || ' '}` };
}

/** The change of the decorator, or undefined when it imports the calendar already. */
function decoratorInsertion(metadata: ts.ObjectLiteralExpression): Insertion | undefined {
  const imports = metadataField(metadata, 'imports');
  if (imports === undefined) return intoMetadata(metadata);
  if (!('elements' in imports.initializer)) {
    throw new SchematicsException(
      `Its imports are no list of their own: add ${SYMBOL} from '${PACKAGE}' to them.`,
    );
  }
  const list = imports.initializer as ts.ArrayLiteralExpression;
  return list.elements.some((element) => element.getText() === SYMBOL) ? undefined : intoList(list);
}

/** The import statement after the last one, written as that is; undefined when it is there. */
function importInsertion(source: ts.SourceFile): Insertion | undefined {
  const statements = source.statements.filter((each) => /^import[\s{*'"]/.test(each.getText()));
  const isThere = statements.some((statement) => {
    const [, names, from] =
      /^import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/.exec(statement.getText()) ?? [];
    return from === PACKAGE && names?.split(',').some((name) => name.trim() === SYMBOL) === true;
  });
  const last = statements.at(-1);
  if (isThere || last === undefined) return undefined;
  const style = last.getText();
  const quote = style.includes('"') ? '"' : "'";
  const end = style.endsWith(';') ? ';' : '';
  const line = `import { ${SYMBOL} } from ${quote}${PACKAGE}${quote}${end}`;
  return { at: last.getEnd(), text: `${getEOL(source.getFullText())}${line}` };
}

/**
 * Imports the calendar into the standalone component of a file, which keeps its formatting, and says
 * whether that changed anything. Throws where it can't be done by an entry in a list.
 * @param className the component that is meant, where a file holds several
 */
export function importCalendar(tree: Tree, path: string, className?: string): boolean {
  const source = getSourceFile(tree, path);
  const metadata = componentMetadata(source, className);
  const standalone = metadataField(metadata, 'standalone');
  if (standalone?.initializer.getText() === 'false') {
    throw new SchematicsException(
      `Its component isn't standalone: add ${SYMBOL} from '${PACKAGE}' to the imports of its NgModule.`,
    );
  }
  const insertions = [importInsertion(source), decoratorInsertion(metadata)];
  const changes = insertions.filter((insertion) => insertion !== undefined);
  const update = tree.beginUpdate(path);
  for (const { at, text } of changes) update.insertLeft(at, text);
  tree.commitUpdate(update);
  return changes.length > 0;
}
