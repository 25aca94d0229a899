import { groupResources } from './group-resources';

const bay = (id: number, site?: unknown, children?: readonly { id: number; title: string }[]) => ({
  ...{ id, title: `Bay ${id}`, site },
  ...(children && { children }),
});

it('has a parent for each value, in order of first appearance', () => {
  const [south, north, other] = [bay(1, 'South'), bay(2, 'North'), bay(3, 'South')];
  expect(groupResources([south, north, other], 'site')).toEqual([
    { id: 'site:South', title: 'South', canHaveEvents: false, children: [south, other] },
    { id: 'site:North', title: 'North', canHaveEvents: false, children: [north] },
  ]);
});

it.each([undefined, null, '', {}, [1], () => 1])(
  'leaves resources with %p ungrouped, behind the others',
  (site) => {
    const [without, north] = [bay(1, site), bay(2, 'North')];
    const [group, last] = groupResources([without, north], 'site');
    expect(group).toMatchObject({ id: 'site:North', children: [north] });
    expect(last).toBe(without);
  },
);

it.each([
  [3, '3'],
  [0, '0'],
  [false, 'false'],
])('takes %p for a value', (site, title) => {
  expect(groupResources([bay(1, site)], 'site')).toMatchObject([{ id: `site:${title}`, title }]);
});

it('groups the top level alone, and changes nothing that it was given', () => {
  const given = Object.freeze([Object.freeze(bay(1, 'North', [{ id: 2, title: '' }]))]);
  const [group] = groupResources(given, 'site');
  expect(group?.children).toEqual(given);
  expect(groupResources([], 'site')).toEqual([]);
});
