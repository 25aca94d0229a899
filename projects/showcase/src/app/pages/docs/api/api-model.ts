/** Kind of an exported symbol. */
export type ApiKind =
  'component' | 'directive' | 'class' | 'interface' | 'type' | 'function' | 'const' | 're-export';

/** Kind of a member of a class or an interface. */
export type ApiMemberKind =
  'input' | 'model' | 'output' | 'query' | 'property' | 'method' | 'static' | 'new';

/** A public member. */
export interface ApiMember {
  readonly name: string;
  readonly kind: ApiMemberKind;
  /** Declaration in TypeScript, without its body. */
  readonly text: string;
  /** Type of the bound or emitted value; for a property its own, empty for methods. */
  readonly type: string;
  /** Name in templates, if it differs. */
  readonly alias?: string;
  readonly isRequired?: boolean;
  /** Default value in TypeScript. */
  readonly default?: string;
  readonly doc: string;
  /** Example in TypeScript. */
  readonly example?: string;
}

/** One name that an entry point exports. */
export interface ApiExport {
  readonly name: string;
  readonly kind: ApiKind;
  /** Declaration in TypeScript, without its body and members. */
  readonly text: string;
  /** Kinds of the pieces of `text` (`codePieces`), where they are written. */
  readonly colors?: string;
  readonly doc: string;
  /** Example in TypeScript. */
  readonly example?: string;
  /** Kinds of the pieces of `example`, where they are written. */
  readonly exampleColors?: string;
  /** Selector of a component or directive. */
  readonly selector?: string;
  /** Entry point that a re-export comes from. */
  readonly from?: string;
  readonly members: readonly ApiMember[];
}

/** An entry point of the package, with its exports. */
export interface EntryApi {
  /** `ng-event-calendar/core` */
  readonly name: string;
  /** `core`; `main` for the package itself. */
  readonly path: string;
  readonly exports: readonly ApiExport[];
}
