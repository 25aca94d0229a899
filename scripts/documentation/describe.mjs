/** @import { ApiExport, ApiKind, EntryApi } from '../../projects/showcase/src/app/pages/docs/api/api-model' */
/** @import { EntryPoint } from '../entry-points.mjs' */
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.mjs';
import { entryPoints, internals, lists } from '../entry-points.mjs';
import { membersOf } from './members.mjs';
import { docOf, exampleOf, sourceText, TypeTexts } from './type-texts.mjs';

/**
 * Returns the exports of every entry point, read from the sources. Names that begin with ɵ are for the package's own
 * parts and left out.
 * @returns {EntryApi[]}
 */
export function describeEntryPoints() {
  const entries = entryPoints();
  const config = join(root, 'projects/event-calendar/tsconfig.lib.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    join(root, 'projects/event-calendar'),
  );
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const texts = new TypeTexts(checker);

  return entries.map(({ name, path, folder, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    const exported = checker
      .getExportsOfModule(module)
      .filter((symbol) => !symbol.name.startsWith('ɵ'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => describe(symbol, folder));
    return { name, path, exports: exported };
  });

  /**
   * Returns the entry point that exports a declaration, directly or from an internal one that it lists.
   * @param {ts.Declaration} declaration
   */
  function homeOf(declaration) {
    const { fileName } = declaration.getSourceFile();
    const holds = (/** @type {EntryPoint} */ { folder }) => fileName.startsWith(folder);
    const internal = internals().find(holds);
    return entries.find((entry) => holds(entry) || (internal && lists(entry, internal)));
  }

  /**
   * @param {ts.Symbol} exported
   * @param {string} folder
   * @returns {ApiExport}
   */
  function describe(exported, folder) {
    const { name } = exported;
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.declarations?.[0];
    if (!declaration) throw new Error(`${name} has no declaration.`);
    const home = homeOf(declaration);
    const doc = docOf(symbol, checker);
    if (home && home.folder !== folder) {
      const text = `export { ${name} } from '${home.name}'`;
      return { name, kind: 're-export', text, doc, from: home.name, members: [] };
    }
    const members = membersOf(symbol, checker, texts);
    const selector = selectorOf(declaration);
    const kind = kindOf(declaration);
    const text = texts.declaration(name, declaration, symbol);
    const example = exampleOf(symbol, checker);
    const named = selector === undefined ? {} : { selector };
    return { name, kind, text, doc, ...example, ...named, members };
  }
}

/**
 * @param {ts.Declaration} declaration
 * @returns {ApiKind}
 */
function kindOf(declaration) {
  if (ts.isClassDeclaration(declaration)) {
    const decorator = decoratorOf(declaration)?.expression.getText();
    if (decorator === 'Component') return 'component';
    return decorator === 'Directive' ? 'directive' : 'class';
  }
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  if (ts.isTypeAliasDeclaration(declaration)) return 'type';
  return ts.isFunctionDeclaration(declaration) ? 'function' : 'const';
}

/** @param {ts.Declaration} declaration */
function selectorOf(declaration) {
  if (!ts.isClassDeclaration(declaration)) return undefined;
  const [options] = decoratorOf(declaration)?.arguments ?? [];
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  const property = options.properties.find((each) => each.name?.getText() === 'selector');
  return property && ts.isPropertyAssignment(property)
    ? sourceText(property.initializer).slice(1, -1)
    : undefined;
}

/** @param {ts.ClassDeclaration} declaration */
function decoratorOf(declaration) {
  const [decorator] = ts.getDecorators(declaration) ?? [];
  return decorator && ts.isCallExpression(decorator.expression) ? decorator.expression : undefined;
}
