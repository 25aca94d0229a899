import { indexResources } from 'ng-event-calendar/core/internal';
import { findResources } from './resource-search';

describe('findResources', () => {
  it.each([
    ['Élodie', 'elo', 'en-US', true],
    ['Elodie', 'Élo', 'fr-FR', true],
    ['İstanbul', 'istan', 'tr-TR', true],
    ['İstanbul', 'istan', 'en-US', true],
    ['Irmak', 'ır', 'tr-TR', true],
    ['Ångström', 'angstrom', 'sv-SE', true],
    ['Αθήνα', 'αθηνα', 'el-GR', true],
    ['कि', 'का', 'hi-IN', false],
    ['Room (1.5)', '(1.5', 'en-US', true],
    ['Room', 'rooms', 'en-US', false],
  ])('%s, asked for as %s in %s: %s', (title, query, locale, isFound) => {
    const { nodes } = indexResources([{ id: 'a', title }]);
    expect(findResources(nodes, query, locale).count).toBe(isFound ? 1 : 0);
  });

  it('counts matches alone and keeps those above them', () => {
    const leaf = { id: 'c', title: 'Room' };
    const { nodes } = indexResources([
      { id: 'a', title: 'House', children: [{ id: 'b', title: 'Floor', children: [leaf] }] },
      { id: 'd', title: 'Garden' },
    ]);
    const { count, kept } = findResources(nodes, 'room', 'en-US');
    expect(count).toBe(1);
    expect([...kept].map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});
