/** What kind of thing an entry point exports. */
export type ApiKind =
  'component' | 'directive' | 'class' | 'interface' | 'type' | 'function' | 'const' | 're-export';

/** What kind of member a class or an interface has. */
export type ApiMemberKind =
  'input' | 'model' | 'output' | 'query' | 'property' | 'method' | 'static' | 'new';

/** A public member. */
export interface ApiMember {
  readonly name: string;
  readonly kind: ApiMemberKind;
  /** As TypeScript declares it, without its body. */
  readonly text: string;
  /** Type of the value bound or emitted; of a property its own; empty for methods. */
  readonly type: string;
  /** The name in templates, where it is another. */
  readonly alias?: string;
  readonly isRequired?: boolean;
  /** As TypeScript writes it. */
  readonly default?: string;
  readonly doc: string;
  /** How it is used, in TypeScript. */
  readonly example?: string;
}

/** One name that an entry point exports. */
export interface ApiExport {
  readonly name: string;
  readonly kind: ApiKind;
  /** As TypeScript declares it, without its body and members. */
  readonly text: string;
  readonly doc: string;
  /** How it is used, in TypeScript. */
  readonly example?: string;
  /** Of components and directives. */
  readonly selector?: string;
  /** The entry point that a re-export comes from. */
  readonly from?: string;
  readonly members: readonly ApiMember[];
}

/** An entry point of the package: what hosts import from it. */
export interface EntryApi {
  /** `ng-event-calendar/core` */
  readonly name: string;
  /** `core`; `main` for the package itself. */
  readonly path: string;
  readonly exports: readonly ApiExport[];
}
