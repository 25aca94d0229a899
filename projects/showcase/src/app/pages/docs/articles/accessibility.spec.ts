import SHORTCUTS from '../generated/shortcuts.json';
import { ACCESSIBILITY } from './accessibility';

it('says in words what every key does', () => {
  const said = ACCESSIBILITY.blocks.flatMap((block) =>
    'rows' in block ? block.rows.map((row) => row[1]) : [],
  );
  expect(SHORTCUTS.filter(({ does }) => said.includes(does))).toEqual([]);
});
