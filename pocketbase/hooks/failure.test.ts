import { expect, it } from 'vitest';
import { failureOf } from './failure';

it.each([
  [
    'database or disk is full (13)',
    507,
    'The hub’s disk is full; nothing was saved. Tell the person who runs the hub.',
  ],
  [
    'write /data/storage/x/y.pdf: no space left on device',
    507,
    'The hub’s disk is full; nothing was saved. Tell the person who runs the hub.',
  ],
  [
    'attempt to write a readonly database (8)',
    500,
    'The hub can’t write to its data folder; nothing was saved. Tell the person who runs the hub.',
  ],
  [
    'mkdir /data/storage/x: read-only file system',
    500,
    'The hub can’t write to its data folder; nothing was saved. Tell the person who runs the hub.',
  ],
  [
    'open /data/x: permission denied',
    500,
    'The hub can’t write to its data folder; nothing was saved. Tell the person who runs the hub.',
  ],
  [
    'disk I/O error (778)',
    500,
    'The hub’s database has failed; nothing was saved. Tell the person who runs the hub.',
  ],
  [
    'database disk image is malformed (11)',
    500,
    'The hub’s database has failed; nothing was saved. Tell the person who runs the hub.',
  ],
  [
    'database is locked (5) (SQLITE_BUSY)',
    503,
    'The hub is too busy right now; nothing was saved. Please try again.',
  ],
  [
    'no such table: expiry (1); failed query: SELECT "expiry".* FROM "expiry"',
    500,
    'The hub’s database has failed; nothing was saved. Tell the person who runs the hub.',
  ],
  [
    'TypeError: Cannot read property of undefined at x',
    500,
    'The hub made a mistake; nothing was saved. Tell the person who runs the hub.',
  ],
])('knows "%s"', (cause, status, sentence) => {
  expect(failureOf(cause, true)).toEqual({ status, sentence });
});

it.each([
  [
    'database disk image is malformed (11)',
    500,
    'The hub’s database has failed. Tell the person who runs the hub.',
  ],
  ['context deadline exceeded', 503, 'The hub is too busy right now. Please try again.'],
])('speaks of no save where there was none: "%s"', (cause, status, sentence) => {
  expect(failureOf(cause, false)).toEqual({ status, sentence });
});

it.each([
  'name: cannot be blank.',
  'UNIQUE constraint failed: aliases.email',
  'sql: no rows in result set',
  'token is malformed: token contains an invalid number of segments',
  String.raw`invalid sort field "a\" disk I/O error"`,
  '',
])('leaves "%s" to the person', (cause) => {
  expect(failureOf(cause, true)).toBeNull();
});
