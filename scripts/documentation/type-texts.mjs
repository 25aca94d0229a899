import ts from 'typescript';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const printer = ts.createPrinter({ removeComments: true });

/**
 * Returns a node's source on one line, without comments.
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
 * Returns the text after `@example`, without code marks around it.
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 * @returns {{ example?: string }}
 */
export function exampleOf(symbol, checker) {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'example');
  const text = ts.displayPartsToString(tag?.text).trim();
  const example = text.replaceAll(/^```\w*\n|\n```$|^`|`$/g, '');
  // Examples are shown as code, so explanations belong in a comment within.
  if (/^`[^`]/.test(text) && example.includes('`')) throw new Error(`No code alone: ${text}`);
  return example === '' ? {} : { example };
}

/** Declarations as texts: types as written, else as the compiler infers them. */
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
      // The last overload is the implementation, which can't be called.
      const callable = declared.length > 1 ? declared.slice(0, -1) : declared;
      return callable.map((each) => `function ${name}${this.signature(each)}`).join('\n');
    }
    return `const ${name}: ${this.constantType(node, symbol)}`;
  }

  /**
   * Returns the type of an alias as written, unless that names constants which can't be imported.
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
   * Returns the type of a constant, one line per key, so that a changed text in a long object is easy to find.
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
   * Returns an object's type by its keys, if it is composed of other types.
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
   * Returns type parameters, parameters and return type.
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
 * Returns the base of a class if it is from another package. The library's own bases are no part of the API: their
 * usable members are listed among the class's.
 * @param {ts.ClassDeclaration} node
 */
function outerBase(node) {
  const clause = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  const name = clause?.types[0]?.expression.getText() ?? '';
  return name === 'ComponentHarness' ? ` extends ${name}` : '';
}
