import { Injectable, signal } from '@angular/core';
import { givenPart, type GivenInputs } from '../../store/given-part.spec-host';
import { invitationTo, invitesByButton } from './invitation';

const isEmpty = signal(true);

@Injectable()
class Invited {
  readonly times = invitationTo('times', () => isEmpty());
  readonly days = invitationTo('days', () => isEmpty());
}

function given(more: GivenInputs = {}): string[] {
  const { part } = givenPart(Invited, more, [Invited]);
  return [part.times(), part.days()];
}

describe('an empty view invites', () => {
  beforeEach(() => isEmpty.set(true));

  it.each<[string, GivenInputs, string[]]>([
    ['to a click', {}, ['Click a time to add an event', 'Click a day to add an event']],
    [
      'to a double click',
      { eventCreation: { interaction: 'double-click' } },
      ['Double-click a time to add an event', 'Double-click a day to add an event'],
    ],
    ['to a tap', { width: 400 }, ['Tap a time to add an event', 'Click a day to add an event']],
    ['to nothing that may not be', { eventCreation: false }, ['', '']],
    ['nobody to a calendar that is read', { readOnly: true }, ['', '']],
    [
      'nobody before it is known to be empty',
      { eventSource: { load: () => new Promise(() => undefined) } },
      ['', ''],
    ],
  ])('%s', (_, inputs, words) => {
    expect(given(inputs)).toEqual(words);
  });

  it('as long as it is', () => {
    isEmpty.set(false);
    expect(given()).toEqual(['', '']);
  });
});

@Injectable()
class Listed {
  readonly invites = invitesByButton();
}

describe('a list without events has a button', () => {
  const isLoading = { load: () => new Promise<never>(() => undefined) };

  it.each<[string, GivenInputs, boolean]>([
    ['on a phone', { width: 400 }, true],
    ['nowhere where another is in sight', {}, false],
    ['not where nothing may be made', { width: 400, readOnly: true }, false],
    ['not before it is known to be empty', { width: 400, eventSource: isLoading }, false],
  ])('%s', (_, inputs, invites) => {
    expect(givenPart(Listed, inputs, [Listed]).part.invites()).toBe(invites);
  });
});
