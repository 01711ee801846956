import { expect, it } from 'vitest';
import { proxyState } from './proxy';

it.each([
  [[], [], 'as set'],
  [[], ['X-Forwarded-For'], 'ignored'],
  [['X-Forwarded-For'], ['X-Forwarded-For'], 'as set'],
  [['X-Forwarded-For'], [], 'bypassed'],
  // The console can name another header.
  [['CF-Connecting-IP'], ['X-Forwarded-For', 'CF-Connecting-IP'], 'as set'],
  [['CF-Connecting-IP'], ['X-Forwarded-For'], 'bypassed'],
])('a hub that trusts %j, and a request with %j: %s', (trusted, sent, state) => {
  expect(proxyState(trusted, (header) => sent.includes(header))).toBe(state);
});
