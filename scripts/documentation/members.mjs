/** @import { ApiMember, ApiMemberKind } from '../../projects/showcase/src/app/pages/docs/api/api-model' */
/** @import { TypeTexts } from './type-texts.mjs' */
import ts from 'typescript';
import { docOf, exampleOf, sourceText } from './type-texts.mjs';

/** Kinds of properties by the Angular function that creates them. @type {Record<string, ApiMemberKind>} */
const MAKERS = {
  input: 'input',
  model: 'model',
  output: 'output',
  contentChild: 'query',
  contentChildren: 'query',
};

/**
 * Returns the public members of an interface, or of a class with its inherited ones; empty for other symbols.
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 * @param {TypeTexts} texts
 * @returns {ApiMember[]}
 */
export function membersOf(symbol, checker, texts) {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return [];
  if (ts.isInterfaceDeclaration(declaration)) {
    return declaration.members.map((node) => interfaceMember(node, checker));
  }
  if (!ts.isClassDeclaration(declaration)) return [];
  const own = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  const statics = [...(symbol.exports?.values() ?? [])];
  const members = [...statics, ...own].flatMap((member) => {
    const [node] = member.declarations ?? [];
    return node && isPublic(node) ? [classMember(member, node, checker, texts)] : [];
  });
  const constructor = declaration.members.find(ts.isConstructorDeclaration);
  if (!constructor || constructor.parameters.length === 0) return members;
  const text = `constructor${texts.signature(constructor)}`;
  return [{ name: 'constructor', kind: 'new', text, type: '', doc: '' }, ...members];
}

/** @param {ts.Declaration} node */
function isPublic(node) {
  if (node.getSourceFile().fileName.includes('/node_modules/')) return false;
  const name = ts.getNameOfDeclaration(node);
  // Template types are for the compiler alone.
  if (name && (ts.isPrivateIdentifier(name) || name.getText().startsWith('ngTemplate')))
    return false;
  if (ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal')) return false;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (ts.getCombinedModifierFlags(node) & hidden) === 0;
}

/**
 * @param {ts.TypeElement} node
 * @param {ts.TypeChecker} checker
 * @returns {ApiMember}
 */
function interfaceMember(node, checker) {
  const symbol = node.name && checker.getSymbolAtLocation(node.name);
  const name = node.name?.getText() ?? '';
  const type = ts.isPropertySignature(node) && node.type ? sourceText(node.type) : '';
  const kind = ts.isMethodSignature(node) ? 'method' : 'property';
  const text = sourceText(node);
  if (!symbol) return { name, kind, text, type, doc: '' };
  return { name, kind, text, type, doc: docOf(symbol, checker), ...exampleOf(symbol, checker) };
}

/**
 * @param {ts.Symbol} member
 * @param {ts.Declaration} node
 * @param {ts.TypeChecker} checker
 * @param {TypeTexts} texts
 * @returns {ApiMember}
 */
function classMember(member, node, checker, texts) {
  const { name } = member;
  const doc = docOf(member, checker);
  const example = exampleOf(member, checker);
  const isStatic = (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static) !== 0;
  if (ts.isMethodDeclaration(node)) {
    const text = `${isStatic ? 'static ' : ''}${name}${texts.signature(node)}`;
    return { name, kind: isStatic ? 'static' : 'method', text, type: '', doc, ...example };
  }
  const declared = checker.getTypeOfSymbol(member);
  const call = ts.isPropertyDeclaration(node) ? makerOf(node.initializer) : undefined;
  if (!call || !ts.isPropertyDeclaration(node)) {
    const type = texts.type(declared, node);
    const kind = isStatic ? 'static' : 'property';
    return {
      name,
      kind,
      text: `${isStatic ? 'static ' : ''}${name}: ${type}`,
      type,
      doc,
      ...example,
    };
  }
  const type = call.written
    ? sourceText(call.written)
    : texts.type(carried(declared, checker), node);
  const alias = aliasOf(call.node);
  const standard =
    call.isRequired || !['input', 'model'].includes(call.kind)
      ? undefined
      : defaultOf(call.node.arguments[0], checker);
  return {
    name,
    kind: call.kind,
    text: `${name}: ${type}`,
    type,
    ...(alias === undefined ? {} : { alias }),
    ...(call.isRequired ? { isRequired: true } : {}),
    ...(standard === undefined ? {} : { default: standard }),
    doc,
    ...example,
  };
}

/**
 * Returns the call of `input()` or the like that creates a property, and its type argument.
 * @param {ts.Expression | undefined} initializer
 */
function makerOf(initializer) {
  const cast = initializer && ts.isAsExpression(initializer) ? initializer : undefined;
  const node = cast ? cast.expression : initializer;
  if (!node || !ts.isCallExpression(node)) return undefined;
  const [maker = '', ...rest] = node.expression.getText().split('.');
  const kind = MAKERS[maker];
  const typed = cast && ts.isTypeReferenceNode(cast.type) ? cast.type : node;
  return (
    kind && { kind, node, isRequired: rest.includes('required'), written: typed.typeArguments?.[0] }
  );
}

/**
 * Returns the type of the value of a signal or an output.
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 */
function carried(type, checker) {
  return checker.getTypeArguments(/** @type {ts.TypeReference} */ (type))[0] ?? type;
}

/** @param {ts.CallExpression} call */
function aliasOf(call) {
  const options = call.arguments.find(ts.isObjectLiteralExpression);
  const alias = options?.properties.find((each) => each.name?.getText() === 'alias');
  return alias && ts.isPropertyAssignment(alias)
    ? sourceText(alias.initializer).slice(1, -1)
    : undefined;
}

/**
 * Returns the default of an input, a constant by its value. Of `given ?? default` it is the default, as values provided
 * by an application are no part of the API.
 * @param {ts.Expression | undefined} node
 * @param {ts.TypeChecker} checker
 * @returns {string | undefined}
 */
function defaultOf(node, checker) {
  if (!node || ts.isPropertyAccessExpression(node)) return undefined;
  if (ts.isBinaryExpression(node)) return defaultOf(node.right, checker);
  if (ts.isAsExpression(node)) return defaultOf(node.expression, checker);
  if (!ts.isIdentifier(node)) return sourceText(node);
  const named = checker.getSymbolAtLocation(node);
  const symbol =
    named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const constant = symbol?.valueDeclaration;
  if (!symbol || !constant || !ts.isVariableDeclaration(constant)) return undefined;
  return (
    stringsOf(checker.getTypeOfSymbol(symbol), checker) ?? defaultOf(constant.initializer, checker)
  );
}

/**
 * Returns a list of texts from its type, as its value may be computed.
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 */
function stringsOf(type, checker) {
  if (!checker.isTupleType(type)) return undefined;
  const items = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
  const texts = items.flatMap((item) => (item.isStringLiteral() ? [`'${item.value}'`] : []));
  return texts.length === items.length ? `[${texts.join(', ')}]` : undefined;
}
