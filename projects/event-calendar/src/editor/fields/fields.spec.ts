import type { EditorSection } from '../../store/events/editor-section';
import { FIELDS, fieldsWith } from './fields';

const section = (key: string, after: string): EditorSection => ({
  key,
  after,
  shows: [],
  part: { loaded: undefined, load: () => Promise.reject(new Error('none')) },
});
const keysWith = (...sections: EditorSection[]): string[] =>
  fieldsWith(sections).map(({ key }) => key);

describe('the fields of the editor', () => {
  it('have keys of their own', () => {
    const keys = FIELDS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('hold sections where these want to stand', () => {
    expect(
      keysWith(
        section('last', ''),
        section('first', 'times'),
        section('second', 'times'),
        section('lost', 'nowhere'),
      ),
    ).toEqual([
      'title',
      'times',
      'first',
      'second',
      'resource',
      'color',
      'description',
      'last',
      'lost',
    ]);
  });
});
