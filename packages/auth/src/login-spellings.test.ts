import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { otherSpellings } from './login-spellings';
import { decodePunycode } from './punycode';

const PASSWORD = 'correct horse';

it.each([
  ['ada@example.org', []],
  ['Ada@Example.org', []],
  ['ada@münchen.example', ['ada@xn--mnchen-3ya.example']],
  ['ada@xn--mnchen-3ya.example', ['ada@münchen.example']],
  ['ada@mail.XN--MNCHEN-3YA.example', ['ada@mail.münchen.example']],
  ['ada@xn--!.example', []],
  ['ada', []],
  ['ada@', []],
  ['ada@mün chen', []],
])('tries the address %s in letters and in ASCII', (email, spelled) => {
  expect(otherSpellings({ email, password: PASSWORD }).map((login) => login.email.toLowerCase())).toEqual(
    spelled.map((address) => address.toLowerCase()),
  );
});

it('tries a password with accents in the other form of Unicode', () => {
  const [composed, split] = ['Grüße', 'Gru\u0308ße'];
  const tried = (password: string) =>
    otherSpellings({ email: 'ada@example.org', password }).map((login) => login.password);
  expect(tried(composed)).toEqual([split]);
  expect(tried(split)).toEqual([composed]);
  expect(tried(PASSWORD)).toEqual([]);
});

it.each(['münchen', 'bücher', 'faß', '例え', 'правда', 'ελλάδα', 'a1-ü-b', '😀', 'öäüß', '파일'])(
  'reads the Punycode of %s as browsers write it',
  (label) => {
    // The URL standard keeps ß, as all browsers do.
    expect(decodePunycode(domainToASCII(label).replace(/^xn--/, ''))).toBe(label);
  },
);

it.each(['!', '99999999', 'zzzzzzzzzzzz', 'é'])('takes “%s” for none', (coded) => {
  expect(decodePunycode(coded)).toBeNull();
});
