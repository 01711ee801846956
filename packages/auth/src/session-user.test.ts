import { expect, it } from 'vitest';
import { readUser } from './session-user';

/** A session of Mei whose stored record has these fields as well. */
function sessionWith(fields: object) {
  const record = {
    id: 'mei000000000000',
    email: 'mei@example.com',
    collectionId: 'u',
    collectionName: 'users',
  };
  return { token: `.${btoa(JSON.stringify({ exp: 2 ** 33 }))}.`, record: { ...record, ...fields } };
}

it('reads when somebody was added, as the server writes it', () => {
  const user = readUser(sessionWith({ created: '2026-11-20 08:30:00.000Z' }));
  expect(user?.addedAt).toEqual(new Date('2026-11-20T08:30:00.000Z'));
});

it('knows no such time where a device has stored none', () => {
  expect(readUser(sessionWith({}))?.addedAt).toBeNull();
});
