import { expect, it } from 'vitest';
import { isMailDomain } from './domain';

it.each(['example.com', 'my-mail.co.uk', 'xn--bcher-kva.example'])('is a domain: %s', (text) => {
  expect(isMailDomain(text)).toBe(true);
});

it.each([
  '',
  'example',
  'Example.com',
  'bücher.example',
  'a b.com',
  '@a.com',
  '-a.com',
  'a..com',
  '1.2.3.4',
  'https://a.com',
])('is none: %j', (text) => {
  expect(isMailDomain(text)).toBe(false);
});
