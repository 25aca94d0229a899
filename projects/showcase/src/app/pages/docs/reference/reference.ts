import { Component, computed, input, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { ApiExport, ApiKind, EntryApi } from '../api/api-model';
import { CodeText } from '../ui/code-text';
import { Contents, type Section } from '../ui/contents';
import { SearchBox } from '../ui/search-box';
import { Text } from '../ui/text';

/** Order of kinds: those that hosts look for first. */
const KINDS: readonly ApiKind[] = [
  'component',
  'directive',
  'class',
  'function',
  'const',
  'interface',
  'type',
  're-export',
];

/** Lines above which a declaration scrolls by itself. */
const LONG = 16;

/** Lists all exports of one entry point. */
@Component({
  selector: 'sc-reference',
  imports: [CodeText, Contents, RouterLink, SearchBox, Text],
  templateUrl: './reference.html',
  styleUrl: './reference.scss',
})
export class Reference {
  /** Set by the route. */
  readonly api = input.required<EntryApi>();

  protected readonly query = signal('');
  protected readonly found = computed(() => {
    const query = this.query().trim().toLowerCase();
    return this.api()
      .exports.filter((each) => matches(each, query))
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  });

  protected readonly sections = computed<readonly Section[]>(() =>
    this.found().map(({ name }) => ({ id: name, label: name })),
  );

  protected isLong(text: string): boolean {
    return text.split('\n').length > LONG;
  }

  /** Returns the path of the entry point that a re-export comes from. */
  protected pathOf(name: string): string {
    return `/docs/api/${name.replace('ng-event-calendar/', '')}`;
  }
}

function matches({ name, doc, members }: ApiExport, query: string): boolean {
  return [name, doc, ...members.map((member) => member.name)].some((text) =>
    text.toLowerCase().includes(query),
  );
}
