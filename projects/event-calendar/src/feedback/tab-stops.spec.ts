import { FocusTrapFactory, type FocusTrap } from '@angular/cdk/a11y';
import { TestBed } from '@angular/core/testing';
import { TAB_STOPS } from './tab-stops';

/** Makes a surface on the page with a focus trap, between two fields of the page. */
function given(content: string): { readonly surface: HTMLElement; readonly trap: FocusTrap } {
  document.body.innerHTML = `<input id="outside" /><section>${content}</section><input />`;
  const surface = document.querySelector('section')!;
  TestBed.configureTestingModule({ providers: TAB_STOPS });
  return { surface, trap: TestBed.inject(FocusTrapFactory).create(surface) };
}
const focused = (): string => document.activeElement!.id;
const leaveAt = (end: 'start' | 'end'): void => {
  const surface = document.querySelector('section')!;
  const guard = end === 'end' ? surface.nextElementSibling : surface.previousElementSibling;
  (guard as HTMLElement).focus();
};

const MIDDLE = '<button>Middle</button>';

afterEach(() => document.body.replaceChildren());

describe('Tab in a focus trap', () => {
  it.each<[string, string]>([
    ['a button', '<button id="it"></button>'],
    ['a link', '<a id="it" href="#"></a>'],
    ['a text', '<textarea id="it"></textarea>'],
    ['a list', '<select id="it"></select>'],
    ['a head of details', '<details><summary id="it"></summary></details>'],
    ['a text that is edited in place', '<p id="it" contenteditable tabindex="0"></p>'],
    ['what is made a stop', '<div id="it" tabindex="0"></div>'],
    ['what lies deep', '<div><ul><li><button id="it"></button></li></ul></div>'],
    ['no link without an address', '<button id="it"></button><a></a>'],
    ['no stop of the mouse alone', '<button id="it"></button><button tabindex="-1"></button>'],
    ['nothing that is off', '<button id="it"></button><input disabled />'],
    [
      'nothing in a group that is off',
      '<button id="it"></button><fieldset disabled><button></button></fieldset>',
    ],
    ['the chosen one of its group', `${radios(1)}<b></b>`],
    ['the last of a group without a choice', radios(null)],
    [
      'a radio button without a group',
      '<input type="radio" checked /><input id="it" type="radio" />',
    ],
    [
      'one whose namesake is chosen in another form',
      '<form><input type="radio" name="a" checked /></form><form><input id="it" type="radio" name="a" /></form>',
    ],
  ])('ends at %s', (_, content) => {
    given(MIDDLE + content);
    leaveAt('start');
    expect(focused()).toBe('it');
  });

  it.each<[string, string]>([
    ['a button', '<button id="it"></button>'],
    ['no stop of the mouse alone', '<i tabindex="-1"></i><button id="it"></button>'],
    ['nothing that is off', '<input disabled /><button id="it"></button>'],
    ['the chosen one of its group', radios(1)],
  ])('begins with %s', (_, content) => {
    given(content + MIDDLE);
    leaveAt('end');
    expect(focused()).toBe('it');
  });

  it('knows what is drawn later', () => {
    const { surface } = given(MIDDLE);
    surface.insertAdjacentHTML('beforeend', '<button id="it"></button>');
    leaveAt('start');
    expect(focused()).toBe('it');
  });

  it('has guards that nobody reads', () => {
    const { previousElementSibling: before, nextElementSibling: after } = given(MIDDLE).surface;
    for (const guard of [before, after]) {
      expect(guard).toHaveProperty('tabIndex', 0);
      expect(guard?.getAttribute('aria-hidden')).toBe('true');
    }
  });
});

describe('the first focus in a focus trap', () => {
  const focusInitial = ({ trap }: { readonly trap: FocusTrap }): boolean =>
    trap.focusInitialElement() || trap.focusFirstTabbableElement();

  // The CDK warns where a marked element can't have focus.
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

  it.each<[string, string]>([
    ['what is marked', `${MIDDLE}<button id="it" cdkFocusInitial></button>`],
    [
      'what is marked and no stop of Tab',
      `${MIDDLE}<h2 id="it" tabindex="-1" cdkFocusInitial></h2>`,
    ],
    ['the first stop where nothing is', `<p></p><button id="it"></button>${MIDDLE}`],
    [
      'the first stop where what is marked is off',
      `<a id="it" href="#"></a><input disabled cdkFocusInitial />`,
    ],
  ])('gives the focus to %s', (_, content) => {
    focusInitial(given(content));
    expect(focused()).toBe('it');
  });

  it('leaves it where there is nothing to be focused', () => {
    const surface = given('<p>Words</p>');
    document.getElementById('outside')!.focus();
    focusInitial(surface);
    expect(focused()).toBe('outside');
  });
});

/** Makes three radio buttons of a group, one of them chosen; without a chosen one, the last is expected. */
function radios(chosen: number | null): string {
  return [0, 1, 2]
    .map((at) => {
      const mark = at === (chosen ?? 2) ? ' id="it"' : '';
      return `<input type="radio" name="group"${mark}${at === chosen ? ' checked' : ''} />`;
    })
    .join('');
}
