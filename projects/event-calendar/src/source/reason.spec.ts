import { HttpErrorResponse } from '@angular/common/http';
import { reasonOf } from './reason';

const PAGE = '<!doctype html><title>502</title><p>Bad Gateway</p>';
const LONG = 'x'.repeat(1_000);

/** Makes the error of `HttpClient` for an answer with a body. */
function refused(body: unknown): HttpErrorResponse {
  return new HttpErrorResponse({ status: 409, statusText: 'Conflict', url: '/api', error: body });
}

/** Makes the error of `HttpClient` for a request without an answer. */
const unsent = (error: Error): HttpErrorResponse =>
  new HttpErrorResponse({ status: 0, statusText: 'Unknown Error', url: '/api', error });

const OWN = 'answered 409';

describe('the reason in what was thrown', () => {
  it.each<[string, unknown, string]>([
    ['an error', new Error('The hall is booked.'), 'The hall is booked.'],
    ['a request that can’t be sent', new TypeError('Failed to fetch'), ''],
    ['an answer that is no JSON', new SyntaxError('Unexpected token <'), ''],
    ['an aborted request', new DOMException('Too late.', 'TimeoutError'), 'Too late.'],
    ['an object with a message', { message: 'No.' }, 'No.'],
    ['a text', '  Not today.\n', 'Not today.'],
    ['a text that is a page', PAGE, ''],
    ['a text that is a fragment of one', 'Sorry<br></br>', ''],
    ['a text that speaks of tags', 'Expected <string>', 'Expected <string>'],
    ['a long text', LONG, ''],
    ['an error with a long message', new Error(LONG), ''],
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['a number', 503, ''],
    ['a list', ['No.'], ''],
    ['an object without words', { status: 503 }, 'answered 503'],
    ['an object with a status and words', { status: 503, message: 'Shut.' }, 'Shut.'],
    [
      'an error with a status and words',
      Object.assign(new Error('Shut.'), { status: 503 }),
      'Shut.',
    ],
    [
      'an error with a status and none',
      Object.assign(new Error(''), { status: 503 }),
      'answered 503',
    ],
    ['problem details themselves', { status: 409, title: 'No', detail: 'Booked.' }, 'Booked.'],
    ['an object whose status is a text', { status: '503' }, ''],
    ['an object whose status is none', { status: 17 }, ''],
    ['an answer that was fine', { status: 200 }, ''],
    [
      'another client’s error',
      { message: 'Request failed with status code 503', response: { status: 503, data: PAGE } },
      'answered 503',
    ],
    [
      'another client’s error with a body',
      {
        ...{ message: 'Request failed with status code 409', status: 409 },
        response: { status: 409, data: { message: 'Booked.' } },
      },
      'Booked.',
    ],
    ['an object whose message is none', { message: { text: 'No.' } }, ''],
    ['HttpClient, a message in the body', refused({ message: 'Booked.' }), 'Booked.'],
    ['HttpClient, problem details', refused({ title: 'Conflict', detail: 'Booked.' }), 'Booked.'],
    ['HttpClient, problem details without a detail', refused({ title: 'Booked.' }), 'Booked.'],
    ['HttpClient, an error in the body', refused({ error: 'Booked.' }), 'Booked.'],
    [
      'HttpClient, a message one level deeper',
      refused({ error: { message: 'Booked.' } }),
      'Booked.',
    ],
    [
      'HttpClient, several messages',
      refused({ message: ['No title.', 'No end.'], error: 'Bad Request' }),
      'No title. No end.',
    ],
    ['HttpClient, a message with a capital', refused({ Message: 'Booked.' }), 'Booked.'],
    [
      'HttpClient, what is wrong with each field',
      refused({ title: 'Not valid', errors: { End: ['Too late.'], Room: ['Booked.', 'Shut.'] } }),
      'Too late. Booked. Shut.',
    ],
    ['HttpClient, a list of errors', refused({ errors: ['Booked.', 'Shut.'] }), 'Booked. Shut.'],
    ['HttpClient, errors that are no texts', refused({ errors: [{ at: 1 }], title: 'No' }), 'No'],
    ['HttpClient, a list of no messages', refused({ message: [17], error: 'Booked.' }), 'Booked.'],
    ['HttpClient, a text', refused('Booked.'), 'Booked.'],
    ['HttpClient, JSON that was asked for as text', refused('{"message":"Booked."}'), 'Booked.'],
    ['HttpClient, a text that only looks like it', refused('{Booked}'), '{Booked}'],
    ['HttpClient, a page', refused(PAGE), OWN],
    ['HttpClient, a long text', refused(LONG), OWN],
    ['HttpClient, an empty text', refused(''), OWN],
    ['HttpClient, nothing', refused(null), OWN],
    ['HttpClient, a message of another kind', refused({ message: 17 }), OWN],
    [
      'HttpClient, an answer that it can’t read',
      refused({ error: new SyntaxError('Unexpected token'), text: PAGE }),
      OWN,
    ],
    [
      'HttpClient, no answer at all',
      new HttpErrorResponse({
        status: 0,
        statusText: 'Unknown Error',
        url: '/api',
        error: new Event('error'),
      }),
      '',
    ],
    ['HttpClient by fetch, no answer at all', unsent(new TypeError('Failed to fetch')), ''],
    ['HttpClient by fetch, too late', unsent(new DOMException('signal timed out')), ''],
    ['RxJS, too late', new Error('Timeout has occurred'), ''],
  ])('%s', (_, thrown, reason) => {
    expect(reasonOf(thrown, (status) => `answered ${status}`)).toBe(reason);
  });
});
