import { HeldTouch } from '../../gestures/held-touch';
import { givenPart } from '../../store/given-part.spec-host';
import { RowActions } from './row-actions';
import { RowMenuOpener } from './row-menu-opener';
import { TimelineFocus } from './timeline-focus';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineOptionsReader } from './timeline-options-reader';
import { TimelineRows } from './timeline-rows';

const FOCUS = { provide: TimelineFocus, useValue: { focusHeader: () => undefined } };
const ANA = { id: 'ana', title: 'Ana' };

/** Opener over a page with Ana's row and that of events without a resource. */
function given() {
  const { part, inputs, said } = givenPart(
    RowMenuOpener,
    {
      ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20' },
      ...{ resources: [ANA], pinnedResources: ['other'], timeline: { unassigned: 'always' } },
    },
    [
      RowMenuOpener,
      RowActions,
      FOCUS,
      HeldTouch,
      TimelineLayout,
      TimelineScale,
      TimelineRows,
      TimelineOptionsReader,
    ],
  );
  const scroller = document.createElement('div');
  for (const key of ['/', '|ana']) {
    const row = scroller.appendChild(document.createElement('ec-timeline-row'));
    row.dataset['row'] = key;
    const header = row.appendChild(document.createElement('div'));
    header.className = 'ec-title-cell';
    header.append(document.createElement('button'), document.createElement('span'));
    row.appendChild(document.createElement('p'));
  }
  part.listen(scroller);
  const press = (type: string, key: string, within: string): boolean =>
    scroller
      .querySelector(`[data-row="${key}"] ${within}`)!
      .dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  return { part, inputs, press, said };
}

describe('RowMenuOpener', () => {
  it.each([
    ['|ana', 'span', 'Ana'],
    ['|ana', 'button', 'Ana'],
    ['|ana', 'p', undefined],
  ])('a right click in row %s on %s opens the menu of %s', (key, within, expected) => {
    const { part, press } = given();
    const isLeft = press('contextmenu', key, within);
    expect(part.request()?.title).toBe(expected);
    expect(isLeft).toBe(expected === undefined);
  });

  it('opens no menu without actions', () => {
    const { part, press } = given();
    press('contextmenu', '/', 'span');
    expect(part.request()).toBeNull();
  });

  it('pins a row and unpins it, and says so', () => {
    const { part, inputs, press, said } = given();
    for (const [name, expected] of [
      ['Pin', ['other', 'ana']],
      ['Unpin', ['other']],
    ] as const) {
      press('contextmenu', '|ana', 'span');
      const [action] = part.request()!.actions;
      expect(action!.text).toBe(name);
      action!.act();
      expect(inputs.pinnedResources()).toEqual(expected);
      expect(said.at(-1)).toBe(`${name}: Ana`);
    }
  });
});
