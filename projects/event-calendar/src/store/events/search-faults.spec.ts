import { TestBed } from '@angular/core/testing';
import { givenPart } from '../given-part.spec-host';
import { Reports } from '../inputs/reports';
import { reportSearchFaults } from './search-faults';

it.each<[unknown, readonly string[]]>([
  [undefined, []],
  [true, []],
  [{ mode: 'filter', fields: ['title', 'customer'] }, []],
  [{ mode: 'hide' }, ['eventSearch.mode is "hide"; it is ignored.']],
  [{ fields: [] }, ['eventSearch.fields is []; it is ignored.']],
  [{ fields: 'title' }, ['eventSearch.fields is "title"; it is ignored.']],
  [{ fields: ['title', 5] }, ['eventSearch.fields names 5']],
])('options of a search, %j, are reported as they should', (search, expected) => {
  const { reported } = givenPart(Reports);
  reportSearchFaults(search, TestBed.inject(Reports));
  expect(reported).toHaveLength(expected.length);
  expected.forEach((words, at) => expect(reported[at]).toContain(`invalid-value: ${words}`));
});
