import { Component, computed, input } from '@angular/core';
import { anchorOf, type Article } from './article';
import { CodeBlock } from './ui/code-block';
import { Contents, type Section } from './ui/contents';
import { Example } from './ui/example';
import { Heading } from './ui/heading';
import { Table } from './ui/table';
import { Text } from './ui/text';

/** A page of the documentation, rendered from its data. */
@Component({
  selector: 'sc-article',
  imports: [CodeBlock, Contents, Example, Heading, Table, Text],
  templateUrl: './article-page.html',
  styleUrl: './article-page.scss',
})
export class ArticlePage {
  /** Set by the route. */
  readonly article = input.required<Article>();

  protected readonly sections = computed<readonly Section[]>(() =>
    this.article().blocks.flatMap((block) =>
      'heading' in block ? [{ id: anchorOf(block.heading), label: block.heading }] : [],
    ),
  );
}
