import { HttpErrorResponse } from '@angular/common/http';
import { isFinal } from './is-final';

describe('isFinal', () => {
  it.each([400, 403, 404, 409, 410, 412, 413, 422])('%s stands', (status) => {
    expect(isFinal(new HttpErrorResponse({ status }))).toBe(true);
  });

  it.each([0, 200, 302, 401, 408, 423, 425, 429, 500, 503])('%s may pass', (status) => {
    expect(isFinal({ status })).toBe(false);
  });

  it.each<[string, unknown]>([
    ['an error of the host', new Error('No parties.')],
    ['a text', '409'],
    ['a status in words', { status: '409' }],
    ['nothing', undefined],
    ['null', null],
  ])('%s may pass', (_, thrown) => expect(isFinal(thrown)).toBe(false));

  it('reads the status of whatever was thrown', () => {
    expect(isFinal(Object.assign(new Error('No parties.'), { status: 422 }))).toBe(true);
  });
});
