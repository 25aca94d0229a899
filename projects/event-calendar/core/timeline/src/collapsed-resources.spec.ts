import { indexResources } from 'ng-event-calendar/core/internal';
import { isCollapsed, withCollapsed } from './collapsed-resources';

const { nodes } = indexResources(['a', 'b', '__proto__'].map((id) => ({ id, title: id })));

it('is what the map itself says', () => {
  const given = JSON.parse('{"a": true, "b": false}') as Record<string, boolean>;
  expect(['a', 'b', 'c', 'toString'].map((id) => isCollapsed(id, given))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('withCollapsed', () => {
  it.each([
    ['collapses', {}, [0], true, { a: true }],
    ['expands', { a: true, b: true }, [0], false, { b: true }],
    ['keeps unknown ids', { gone: true }, [0, 1], true, { gone: true, a: true, b: true }],
    ['writes true alone', { a: false, b: true, gone: false }, [1], false, {}],
  ])('%s', (_, given, at, shouldCollapse, expected) => {
    const before = { ...given };
    const chosen = at.map((each) => nodes[each]!);
    expect(withCollapsed(given, chosen, shouldCollapse)).toEqual(expected);
    expect(given).toEqual(before);
  });

  it('takes any id', () => {
    const collapsed = withCollapsed({}, [nodes[2]!], true);
    expect(isCollapsed('__proto__', collapsed)).toBe(true);
    expect(Object.keys(collapsed)).toEqual(['__proto__']);
  });
});
