import type { CalendarResource } from 'ng-event-calendar/core/internal';
import { ResourceTree } from './resource-tree';
import type { GivenInputs } from '../store/given-part.spec-host';
import { givenPart, type SidePanelHost } from './side-panel.spec-host';

const ROOMS: readonly CalendarResource[] = [
  {
    id: 'floor',
    title: 'First floor',
    eventColor: 'indigo',
    children: [
      { id: 'blue', title: 'Blue room', eventColor: 'blue' },
      { id: 'plain', title: 'Plain room' },
    ],
  },
  { id: 'hall', title: 'Hall' },
];

const people = (count: number): CalendarResource[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, title: `Person ${at}` }));

const givenTree = (given: GivenInputs = {}): Promise<SidePanelHost<ResourceTree>> =>
  givenPart(ResourceTree, { resources: ROOMS, ...given });

const row = (id: string): string => `[data-resource-id="${id}"]`;
const box = (id: string): string => `${row(id)} input`;
const SEARCH = 'input[type=search]';

function check(host: SidePanelHost<ResourceTree>, id: string): string {
  const { checked, indeterminate } = host.field(box(id));
  return indeterminate ? 'mixed' : checked ? 'checked' : 'unchecked';
}

function titles(host: SidePanelHost<ResourceTree>): (string | undefined)[] {
  return host.all('.ec-title').map((title) => title.textContent);
}

describe('ResourceTree', () => {
  it('shows nothing without resources', async () => {
    const host = await givenTree({ resources: [] });
    expect(host.root.childElementCount).toBe(0);
  });

  it('lists the resources as they are nested, each with a labelled checkbox', async () => {
    const host = await givenTree();
    expect(host.find('[role=group]').getAttribute('aria-label')).toBe('Resources');
    expect(titles(host)).toEqual(['First floor', 'Blue room', 'Plain room', 'Hall']);
    expect(host.find('li li').querySelector(row('blue'))).not.toBeNull();
    expect(host.field(box('blue')).labels?.[0]?.textContent.trim()).toBe('Blue room');
    expect(host.root.querySelector(SEARCH)).toBeNull();
  });

  it('names one without an id otherwise than nobody', async () => {
    const host = await givenTree({ resources: [{ id: '', title: 'Nameless' }] });
    expect(host.find(row('#')).textContent).toContain('Nameless');
  });

  it('colours each by itself, the nearest above it, or the calendar', async () => {
    const host = await givenTree({ eventColor: 'lime' });
    const colors = ['floor', 'blue', 'plain', 'hall'].map(
      (id) => host.find(row(id)).dataset['color'],
    );
    expect(colors).toEqual(['indigo', 'blue', 'indigo', 'lime']);
  });

  it('leaves the box of a group neutral that has no colour of its own', async () => {
    const children = [{ id: 'desk', title: 'Desk' }];
    const resources = [
      { id: 'plain', title: 'Plain', children },
      {
        id: 'red',
        title: 'Red',
        eventColor: 'red' as const,
        children: [{ id: 'within', title: 'Within', children: [{ id: 'seat', title: 'Seat' }] }],
      },
    ];
    const host = await givenTree({ resources });
    const colors = ['plain', 'desk', 'red', 'within', 'seat'].map(
      (id) => host.find(row(id)).dataset['color'],
    );
    expect(colors).toEqual([undefined, 'teal', 'red', 'red', 'red']);
  });

  it('shows the id where the host gave no title', async () => {
    const host = await givenTree({
      resources: [{ id: 'x7' } as CalendarResource, { id: 'y', title: ' ' }],
    });
    expect(titles(host)).toEqual(['x7', 'y']);
  });

  describe('checkboxes', () => {
    it('have three states', async () => {
      const host = await givenTree({ visibleResources: { blue: false } });
      expect(check(host, 'floor')).toBe('mixed');
      expect(check(host, 'blue')).toBe('unchecked');
      expect(check(host, 'plain')).toBe('checked');
      await host.click(box('plain'));
      expect(check(host, 'plain')).toBe('unchecked');
      expect(check(host, 'floor')).toBe('mixed');
      await host.click(box('floor'));
      expect(['floor', 'blue', 'plain'].map((id) => check(host, id))).toEqual(
        Array(3).fill('checked'),
      );
      await host.click(box('floor'));
      expect(['floor', 'blue', 'plain'].map((id) => check(host, id))).toEqual(
        Array(3).fill('unchecked'),
      );
    });

    it('write the whole map back', async () => {
      const host = await givenTree();
      await host.click(`${row('hall')} label`);
      expect(host.inputs.visibleResources()).toEqual({
        floor: true,
        blue: true,
        plain: true,
        hall: false,
      });
    });

    it('show what is so, not what the browser ticked', async () => {
      const host = await givenTree();
      jest.spyOn(host.inputs.visibleResources, 'set').mockImplementation(() => undefined);
      await host.click(box('hall'));
      expect(check(host, 'hall')).toBe('checked');
    });

    it('are kept apart where resources share an id', async () => {
      const host = await givenTree({
        resources: [
          ...ROOMS,
          { id: 'hall', title: 'Other hall' },
          { id: 'hall', title: 'Third hall' },
        ],
      });
      expect(titles(host).slice(3)).toEqual(['Hall', 'Other hall', 'Third hall']);
    });
  });

  it('closes and opens what is beneath a resource', async () => {
    const host = await givenTree();
    const button = host.find(`${row('floor')} button`);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.getAttribute('aria-label')).toBe('Collapse First floor');
    await host.click(`${row('floor')} button`);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(titles(host)).toEqual(['First floor', 'Hall']);
    await host.click(`${row('floor')} button`);
    expect(titles(host)).toHaveLength(4);
  });

  describe('search', () => {
    const many = [
      { id: 'cafe', title: 'Étage', children: [{ id: 'c1', title: 'Café Müller' }] },
      ...people(12),
    ];

    it.each([
      [11, false],
      [12, true],
    ])('is offered among %i: %s', async (count, isOffered) => {
      const host = await givenTree({ resources: people(count) });
      expect(host.root.querySelector(SEARCH) !== null).toBe(isOffered);
    });

    it('keeps matches and those above them, whatever case and accents', async () => {
      const host = await givenTree({ resources: many });
      await host.type(SEARCH, ' CAFE mu');
      expect(titles(host)).toEqual(['Étage', 'Café Müller']);
      expect(host.find('[role=status]').textContent).toBe('1 resource found');
    });

    it('looks into closed ones', async () => {
      const host = await givenTree({ resources: many });
      await host.click(`${row('cafe')} button`);
      await host.type(SEARCH, 'müll');
      expect(titles(host)).toEqual(['Étage', 'Café Müller']);
      await host.type(SEARCH, '');
      expect(titles(host)).not.toContain('Café Müller');
    });

    it('says when nothing is found', async () => {
      const host = await givenTree({ resources: many });
      expect(host.find('[role=status]').textContent).toBe('');
      await host.type(SEARCH, 'zzz');
      expect(titles(host)).toEqual([]);
      expect(host.find('[role=status]').textContent).toBe('No resource matches "zzz"');
    });

    it('is cleared by Escape, which goes no further', async () => {
      const host = await givenTree({ resources: many });
      const escaped = jest.fn();
      host.root.addEventListener('keydown', escaped);
      await host.type(SEARCH, 'person');
      host.find(SEARCH).focus();
      await host.press('Escape');
      expect(host.field(SEARCH).value).toBe('');
      expect(titles(host)).toHaveLength(14);
      expect(escaped).not.toHaveBeenCalled();
      await host.press('Escape');
      expect(escaped).toHaveBeenCalledTimes(1);
    });

    it('is cleared by its button, which leaves focus in the field', async () => {
      const host = await givenTree({ resources: many });
      await host.type(SEARCH, 'person 1');
      await host.click('button[aria-label="Clear search"]');
      expect(titles(host)).toHaveLength(14);
      expect(document.activeElement).toBe(host.find(SEARCH));
    });
  });

  it('lists thousands by the page', async () => {
    const host = await givenTree({ resources: people(450) });
    expect(titles(host)).toHaveLength(200);
    expect(host.find('.ec-more').textContent.trim()).toBe('Show 250 more resources');
    await host.click('.ec-more');
    expect(titles(host)).toHaveLength(400);
    expect(document.activeElement).toBe(host.find(box('p200')));
    await host.click('.ec-more');
    expect(host.root.querySelector('.ec-more')).toBeNull();
    await host.type(SEARCH, 'person');
    expect(titles(host)).toHaveLength(200);
  });
});
