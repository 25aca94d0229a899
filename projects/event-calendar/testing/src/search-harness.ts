import { ComponentHarness, TestKey } from '@angular/cdk/testing';

/** Result in the list of a search, as shown. */
export interface SearchResult {
  /** Title. */
  readonly title: string;
  /** Date to which the result leads, `YYYY-MM-DD`. */
  readonly date: string;
  /** Second line: time or rule, then after " · " the resource or the part of another field that matches. */
  readonly text: string;
}

/** Filters for results of a search. Missing filters match every result. */
export interface SearchResultFilters {
  /** Title as shown, or a pattern that it matches. */
  readonly title?: string | RegExp;
  /** Date to which the result leads, `YYYY-MM-DD`. */
  readonly date?: string;
}

/** Most turns for which results, or the way to an event, are awaited. */
const PATIENCE = 600;

/** Harness of one result in the list. */
class ResultHarness extends ComponentHarness {
  static readonly hostSelector = '[role="option"]';

  readonly #title = this.locatorFor('.ec-name');
  readonly #facts = this.locatorForAll('.ec-line > bdi');

  /** Returns the result as shown. */
  async read(): Promise<SearchResult> {
    const facts = await Promise.all((await this.#facts()).map((fact) => fact.text()));
    return {
      title: oneLine(await (await this.#title()).text()),
      date: (await (await this.host()).getAttribute('data-date')) ?? '',
      text: facts.map(oneLine).join(' · '),
    };
  }

  /** Returns the number of results, drawn or not. */
  async countAll(): Promise<number> {
    return Number(await (await this.host()).getAttribute('aria-setsize'));
  }
}

/** Harness of the search field with its list or, while it is closed, of its chip. */
export class SearchHarness extends ComponentHarness {
  /** Selector of the host element. */
  static readonly hostSelector = 'ec-event-search';

  readonly #field = this.locatorForOptional('input');
  readonly #query = this.locatorForOptional('.ec-chip bdi');
  readonly #count = this.locatorForOptional('.ec-count');
  readonly #options = this.locatorForAll(ResultHarness);
  readonly #clearButton = this.locatorForOptional('button.ec-clear');

  /** Whether the field is open. */
  async isOpen(): Promise<boolean> {
    return (await this.#field()) !== null;
  }

  /** Whether events are searched in a list, which leads to them. */
  async hasList(): Promise<boolean> {
    return (await this.locatorForOptional('input[role="combobox"]')()) !== null;
  }

  /** Returns the text in the field, or in the chip while it is closed; empty without either. */
  async getText(): Promise<string> {
    const field = await this.#field();
    if (field !== null) return field.getProperty<string>('value');
    return (await (await this.#query())?.text()) ?? '';
  }

  /** Returns the number of events found, drawn or not; 0 while the field is closed. */
  async getCount(): Promise<number> {
    const [option] = await this.#options();
    if (option !== undefined) return option.countAll();
    return Number((await (await this.#count())?.text()) ?? 0);
  }

  /** Replaces the text of the open field. */
  async type(text: string): Promise<void> {
    const field = await this.locatorFor('input')();
    await field.focus();
    await field.setInputValue(text);
    await field.dispatchEvent('input');
    await this.#settled();
  }

  /** Empties the field, or removes the chip; does nothing without a text. */
  async clear(): Promise<void> {
    await (await this.#clearButton())?.click();
  }

  /** Presses Enter in the open field. */
  async enter(): Promise<void> {
    await (await this.locatorFor('input')()).sendKeys(TestKey.ENTER);
    await this.#settled();
  }

  /** Returns the drawn results, in order. */
  async getResults(): Promise<SearchResult[]> {
    return Promise.all((await this.#options()).map((option) => option.read()));
  }

  /** Clicks the one matching result; throws if there is none or several. */
  async choose(filters: SearchResultFilters): Promise<void> {
    const results = await this.getResults();
    const found = [...results.keys()].filter((at) => isAsked(results[at]!, filters));
    if (found.length !== 1) {
      const wanted = Object.entries(filters).map(([name, value]) => `${name} ${String(value)}`);
      throw new Error(`${found.length} results are of ${wanted.join(', ')}, instead of one.`);
    }
    await (await (await this.#options())[found[0]!]!.host()).click();
    await this.#settled();
  }

  /** Waits until the results are there, or the calendar is where they lead; both take several drawings. */
  async #settled(): Promise<void> {
    for (let turn = 0; await this.#isBusy(); turn++) {
      if (turn === PATIENCE) throw new Error('The search is still on its way.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async #isBusy(): Promise<boolean> {
    return (await (await this.host()).getAttribute('aria-busy')) !== null;
  }
}

function isAsked(result: SearchResult, { title, date }: SearchResultFilters): boolean {
  const isTitled = title instanceof RegExp ? title.test(result.title) : title === result.title;
  return (title === undefined || isTitled) && (date === undefined || date === result.date);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
