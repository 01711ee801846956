import PocketBase, { ClientResponseError } from 'pocketbase';
import { expect, it } from 'vitest';
import { plainSentence } from './plain-sentence';
import { request } from './request';

it.each([
  [
    'Invalid value format.',
    'This is not in the format that the hub needs. Follow the example in the field, or leave it empty.',
  ],
  [
    'The maximum allowed JSON size is 200000 bytes.',
    'This is more than one record can hold. Shorten its texts, or remove something.',
  ],
  ['Must be a valid email address.', 'Enter an e-mail address such as name@example.com.'],
  ['Cannot be blank.', 'Fill this in.'],
  ['Must be no more than 200 character(s).', 'Use at most 200 characters.'],
  ['Value must be unique.', 'This is already taken. Choose another.'],
  [
    'Failed to find all relation records with the provided ids.',
    'Who or what this belongs to is no longer here.',
  ],
  ['Must be greater or equal than 0.', 'Use 0 or more.'],
  ['Must be less or equal than 1.5.', 'Use 1.5 or less.'],
  ['Decimal numbers are not allowed.', 'Use a whole number.'],
  ['Invalid value QR.', 'This is not one of the choices. Choose again.'],
  ['That alias already exists.', 'That alias already exists.'],
])('"%s" reads "%s"', (sentence, plain) => {
  expect(plainSentence(sentence)).toBe(plain);
});

it('is what a request says that was refused', async () => {
  const data = { email: { code: 'validation_required', message: 'Cannot be blank.' } };
  const refusal = new ClientResponseError({ status: 400, response: { data } });
  const refused = request(new PocketBase('https://hub.test'), () => Promise.reject(refusal));
  await expect(refused).rejects.toMatchObject({
    kind: 'invalid',
    message: 'Fill this in.',
    fields: { email: 'Fill this in.' },
    cause: refusal,
  });
});
