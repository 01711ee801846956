import { ClientResponseError } from 'pocketbase';
import { describe, expect, it } from 'vitest';
import { NotTheHub } from './origin';
import { HubError, isStale, toHubError } from './hub-error';

function answer(status: number, response: object = {}): ClientResponseError {
  return new ClientResponseError({ status, response });
}

describe('toHubError', () => {
  it.each([
    [0, 'offline', 'The hub could not be reached. Check the connection and try again.'],
    [400, 'invalid', 'Please check what you entered.'],
    [401, 'session', 'Your session has ended. Please log in again.'],
    [403, 'forbidden', 'You are not allowed to do this. Ask an admin.'],
    [404, 'not-found', 'This is no longer here, or it is not shared with you.'],
    [409, 'conflict', 'Someone else changed this in the meantime. Check it, then try again.'],
    [413, 'too-large', 'This is too large to save. Shorten it, or choose a smaller file.'],
    [429, 'rate-limited', 'Too many attempts. Please wait a minute and try again.'],
    [500, 'server', 'The hub had a problem. Please try again.'],
    [503, 'server', 'The hub had a problem. Please try again.'],
    [418, 'unexpected', 'Something went wrong. Please try again.'],
  ] as const)('takes %i for %s, in the words of the specification', (status, kind, message) => {
    expect(toHubError(answer(status))).toMatchObject({ kind, message });
  });

  it('keeps the server’s sentence for each field, and leads with the first', () => {
    const error = toHubError(
      answer(400, {
        message: 'Failed.',
        data: { email: { code: 'x', message: 'That alias already exists.' } },
      }),
    );
    expect(error.fields).toEqual({ email: 'That alias already exists.' });
    expect(error.message).toBe('That alias already exists.');
  });

  it('keeps the cause for the developer', () => {
    const cause = answer(500);
    expect(toHubError(cause).cause).toBe(cause);
    const bug = new TypeError('x is undefined');
    expect(toHubError(bug)).toMatchObject({ kind: 'unexpected', cause: bug });
  });

  it('leaves a HubError as it is', () => {
    const error = new HubError('conflict');
    expect(toHubError(error)).toBe(error);
  });
});

describe('isStale', () => {
  it('knows the lock’s answer', () => {
    expect(isStale(new HubError('conflict'))).toBe(true);
    expect(isStale(new HubError('invalid'))).toBe(false);
    expect(isStale(new Error('conflict'))).toBe(false);
  });
});

it.each([
  ['foreign', /^Something on the way to the hub answered in its place\. Sign in to your network or proxy/],
  ['another-hub', /^This address now leads to another hub\. Please log in again\.$/],
] as const)('says who answered in place of the hub: %s', (who, sentence) => {
  const error = toHubError(new ClientResponseError({ originalError: new NotTheHub(who) }));
  expect(error.kind).toBe('offline');
  expect(error.message).toMatch(sentence);
});
