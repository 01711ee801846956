import { ClientResponseError } from 'pocketbase';
import { describe, expect, it } from 'vitest';
import { HubError, isStale, toHubError } from './hub-error';

function answer(status: number, response: object = {}): ClientResponseError {
  return new ClientResponseError({ status, response });
}

describe('toHubError', () => {
  it.each([
    [0, 'offline'],
    [400, 'invalid'],
    [401, 'session'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'too-large'],
    [429, 'rate-limited'],
    [500, 'server'],
    [503, 'server'],
    [418, 'unexpected'],
  ] as const)('takes %i for %s, with a sentence', (status, kind) => {
    const error = toHubError(answer(status));
    expect(error.kind).toBe(kind);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
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
