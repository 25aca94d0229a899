import { HttpClient, HttpErrorResponse, provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
import { EMPTY, Observable, of, Subject } from 'rxjs';
import { toPromise } from './to-promise';
import { reasonOf } from './reason';

/** Makes an Observable that counts its subscribers. */
function givenAnswers() {
  const answers = new Subject<string>();
  let listeners = 0;
  const request = new Observable<string>((observer) => {
    listeners += 1;
    const subscription = answers.subscribe(observer);
    return () => {
      listeners -= 1;
      subscription.unsubscribe();
    };
  });
  return { answers, request, listeners: () => listeners };
}

describe('the answer of an Observable', () => {
  it('is its first value, and nothing is listened to after', async () => {
    const { answers, request, listeners } = givenAnswers();
    const answer = toPromise(request, new AbortController().signal);
    expect(listeners()).toBe(1);
    answers.next('first');
    answers.next('second');
    await expect(answer).resolves.toBe('first');
    expect(listeners()).toBe(0);
  });

  it('may be there at once', async () => {
    let isOver = false;
    const endless = new Observable<string>((observer) => {
      observer.next('there');
      return () => (isOver = true);
    });
    await expect(toPromise(endless)).resolves.toBe('there');
    expect(isOver).toBe(true);
    await expect(toPromise(of('done'))).resolves.toBe('done');
  });

  it('is a failure where none comes', async () => {
    await expect(toPromise(EMPTY)).rejects.toThrow('The request ended without an answer.');
  });

  it('isn’t waited for any longer than the signal says', async () => {
    const { request, listeners } = givenAnswers();
    const asked = new AbortController();
    const answer = toPromise(request, asked.signal);
    asked.abort();
    await expect(answer).rejects.toBe(asked.signal.reason);
    expect(listeners()).toBe(0);
  });

  it('isn’t asked for after the signal', async () => {
    const { request, listeners } = givenAnswers();
    const reason = new Error('Too late.');
    const answer = toPromise(request, AbortSignal.abort(reason));
    expect(listeners()).toBe(0);
    await expect(answer).rejects.toBe(reason);
  });

  it('stays what it is when the signal comes after it', async () => {
    const asked = new AbortController();
    const answer = toPromise(of('done'), asked.signal);
    asked.abort();
    await expect(answer).resolves.toBe('done');
  });

  it('leaves nothing at a signal that is for more', async () => {
    const asked = new AbortController();
    const added = jest.spyOn(asked.signal, 'addEventListener');
    await toPromise(of('done'), asked.signal);
    const [[, , options]] = added.mock.calls as [[string, unknown, AddEventListenerOptions]];
    expect(options.signal?.aborted).toBe(true);
  });
});

describe('the answer of HttpClient', () => {
  let http: HttpClient;
  let server: HttpTestingController;

  beforeEach(() => {
    TestBed.configureTestingModule({
      providers: [provideHttpClient(), provideHttpClientTesting()],
    });
    http = TestBed.inject(HttpClient);
    server = TestBed.inject(HttpTestingController);
  });

  it('is its body', async () => {
    const answer = toPromise(http.get<string[]>('/api/events'));
    server.expectOne('/api/events').flush(['Yoga']);
    await expect(answer).resolves.toEqual(['Yoga']);
  });

  it('ends a request that isn’t wanted any more', async () => {
    const asked = new AbortController();
    const answer = toPromise(http.get('/api/events'), asked.signal);
    const request = server.expectOne('/api/events');
    asked.abort();
    await expect(answer).rejects.toBe(asked.signal.reason);
    expect(request.cancelled).toBe(true);
  });

  it('fails with the response, whose body says why', async () => {
    const answer = toPromise(http.post('/api/changes', {}));
    server
      .expectOne('/api/changes')
      .flush({ message: 'The hall is booked.' }, { status: 409, statusText: 'Conflict' });
    const thrown: unknown = await answer.catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(HttpErrorResponse);
    expect(reasonOf(thrown, String)).toBe('The hall is booked.');
  });
});
