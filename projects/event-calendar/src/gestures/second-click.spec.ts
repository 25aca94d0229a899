import { guardSecondClick } from './second-click';

/** Makes a page with an event, and with an overlay that may have opened over it; both record presses. */
function given() {
  document.body.innerHTML = `
    <div data-slot="timed"><ec-event role="button"><i></i><b></b></ec-event></div>
    <dialog><button></button></dialog>`;
  const heard: string[] = [];
  for (const name of ['ec-event', 'dialog']) {
    for (const type of ['mousedown', 'click', 'dblclick']) {
      document.querySelector(name)!.addEventListener(type, () => heard.push(`${name} ${type}`));
    }
  }
  const press = (selector: string, detail: number, types = ['mousedown', 'click']): Event[] =>
    types.map((type) => {
      const event = new MouseEvent(type, { detail, bubbles: true, cancelable: true });
      document.querySelector(selector)!.dispatchEvent(event);
      return event;
    });
  return { heard, press };
}

describe('guardSecondClick', () => {
  const first = ({ press }: ReturnType<typeof given>, detail = 1): void => {
    document.addEventListener('click', guardSecondClick, { once: true });
    press('i', detail);
  };

  it('keeps the second click from what has opened since the first', () => {
    const made = given();
    first(made);
    made.heard.length = 0;
    const events = made.press('dialog button', 2, ['mousedown', 'click', 'dblclick']);
    expect(made.heard).toEqual([]);
    expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true]);
  });

  it('leaves it to what was pressed at first, wherever in it', () => {
    const made = given();
    first(made);
    made.heard.length = 0;
    made.press('b', 2, ['mousedown', 'click', 'dblclick']);
    expect(made.heard).toEqual(['ec-event mousedown', 'ec-event click', 'ec-event dblclick']);
  });

  it('is over with the next press', () => {
    const made = given();
    first(made);
    made.heard.length = 0;
    made.press('dialog button', 1);
    made.press('dialog button', 2);
    expect(made.heard).toEqual([
      'dialog mousedown',
      'dialog click',
      'dialog mousedown',
      'dialog click',
    ]);
  });

  it('is over when it is ended', () => {
    const made = given();
    document.addEventListener('click', (click) => guardSecondClick(click)(), { once: true });
    made.press('i', 1);
    made.heard.length = 0;
    made.press('dialog button', 2);
    expect(made.heard).toHaveLength(2);
  });

  it('follows on clicks of a pointer alone', () => {
    const made = given();
    first(made, 0);
    made.heard.length = 0;
    made.press('dialog button', 2);
    expect(made.heard).toHaveLength(2);
  });
});
