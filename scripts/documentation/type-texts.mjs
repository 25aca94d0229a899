import ts from 'typescript';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const printer = ts.createPrinter({ removeComments: true });

/**
 * A node as it is written, on one line and without comments.
 * @param {ts.Node} node
 */
export function sourceText(node) {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.trim().replaceAll(/\s+/g, ' ').replace(/;$/, '');
}

/**
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 */
export function docOf(symbol, checker) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return text.replaceAll(/(?<!\n)\n(?!\n|[-*] )/g, ' ').trim();
}

/**
 * What follows `@example`, without marks of code around it.
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 * @returns {{ example?: string }}
 */
export function exampleOf(symbol, checker) {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'example');
  const text = ts.displayPartsToString(tag?.text).trim();
  const example = text.replaceAll(/^```\w*\n|\n```$|^`|`$/g, '');
  // It is shown as code: what else is to be said is a comment in it.
  if (/^`[^`]/.test(text) && example.includes('`')) throw new Error(`No code alone: ${text}`);
  return example === '' ? {} : { example };
}

/** Declarations as texts: types as they are written, else as the compiler infers them. */
export class TypeTexts {
  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  /**
   * @param {ts.Type} type
   * @param {ts.Node} place
   */
  type(type, place) {
    return this.checker.typeToString(type, place, FLAGS);
  }

  /**
   * `class A<T> extends B`, `interface C`, `type D = …`, `function e(…): F` or `const g: H`.
   * @param {string} name
   * @param {ts.Declaration} node
   * @param {ts.Symbol} symbol
   */
  declaration(name, node, symbol) {
    if (ts.isClassDeclaration(node)) return `class ${name}${generics(node)}${outerBase(node)}`;
    if (ts.isInterfaceDeclaration(node)) {
      const bases = node.heritageClauses?.map(sourceText).join(' ');
      return `interface ${name}${generics(node)}${bases === undefined ? '' : ` ${bases}`}`;
    }
    if (ts.isTypeAliasDeclaration(node)) {
      return `type ${name}${generics(node)} = ${this.aliased(node)}`;
    }
    if (ts.isFunctionDeclaration(node)) {
      const declared = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration);
      // Of overloads the last one is the implementation, which nobody can call.
      const callable = declared.length > 1 ? declared.slice(0, -1) : declared;
      return callable.map((each) => `function ${name}${this.signature(each)}`).join('\n');
    }
    return `const ${name}: ${this.constantType(node, symbol)}`;
  }

  /**
   * What a type stands for: as it is written, unless that names constants which nobody can import.
   * @param {ts.TypeAliasDeclaration} node
   */
  aliased(node) {
    const written = sourceText(node.type);
    if (!written.includes('typeof ')) return written;
    const type = this.checker.getTypeAtLocation(node);
    const flags = FLAGS | ts.TypeFormatFlags.InTypeAlias;
    return this.checker.typeToString(type, node, flags).replaceAll('"', "'");
  }

  /**
   * One line a key, or a changed text in a long object would be hard to find.
   * @param {ts.Declaration} node
   * @param {ts.Symbol} symbol
   */
  constantType(node, symbol) {
    const written = ts.isVariableDeclaration(node) && node.type ? sourceText(node.type) : '';
    if (written.includes('typeof ')) return this.keysOf(symbol, node);
    if (written !== '') return written;
    const type = this.checker.typeToTypeNode(
      this.checker.getTypeOfSymbol(symbol),
      node,
      ts.NodeBuilderFlags.NoTruncation |
        ts.NodeBuilderFlags.MultilineObjectLiterals |
        ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope,
    );
    return type
      ? printer.printNode(ts.EmitHint.Unspecified, type, node.getSourceFile())
      : 'unknown';
  }

  /**
   * An object by its keys, where its type is put together from those of others.
   * @param {ts.Symbol} symbol
   * @param {ts.Declaration} node
   */
  keysOf(symbol, node) {
    const lines = this.checker
      .getPropertiesOfType(this.checker.getTypeOfSymbol(symbol))
      .map((key) => `  ${key.name}: ${this.type(this.checker.getTypeOfSymbol(key), node)};`);
    return `{\n${lines.sort().join('\n')}\n}`;
  }

  /**
   * Type parameters, parameters and the type that comes back.
   * @param {ts.SignatureDeclaration} node
   */
  signature(node) {
    const parameters = node.parameters.map((each) => this.parameter(each)).join(', ');
    if (ts.isConstructorDeclaration(node)) return `(${parameters})`;
    const signature = this.checker.getSignatureFromDeclaration(node);
    const inferred = () => (signature ? this.type(signature.getReturnType(), node) : 'void');
    return `${generics(node)}(${parameters}): ${node.type ? sourceText(node.type) : inferred()}`;
  }

  /**
   * @param {ts.ParameterDeclaration} node
   */
  parameter(node) {
    const mark = node.initializer || node.questionToken ? '?' : '';
    const type = node.type
      ? sourceText(node.type)
      : this.type(this.checker.getTypeAtLocation(node), node);
    return `${node.dotDotDotToken ? '...' : ''}${sourceText(node.name)}${mark}: ${type}`;
  }
}

/** @param {{ readonly typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> | undefined }} node */
function generics({ typeParameters }) {
  return typeParameters ? `<${typeParameters.map(sourceText).join(', ')}>` : '';
}

/**
 * The base of a class where it is of another package. Our own are no part of the API: what hosts can
 * use of them stands among the members.
 * @param {ts.ClassDeclaration} node
 */
function outerBase(node) {
  const clause = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  const name = clause?.types[0]?.expression.getText() ?? '';
  return name === 'ComponentHarness' ? ` extends ${name}` : '';
}
