import { expect, it } from 'vitest';
import { readListAddress } from './address';

it('is none where nothing is set', () => {
  expect(readListAddress('')).toBeNull();
});

it.each([
  ['https://Example.org/hub/releases.json', 'example.org', 'example.org:443'],
  ['https://example.org:8443/releases.json?of=hub', 'example.org', 'example.org:8443'],
  ['https://[2001:db8::1]/releases.json', '[2001:db8::1]', '[2001:db8::1]:443'],
  ['http://127.0.0.1:4000/releases.json', '127.0.0.1', '127.0.0.1:4000'],
])('is %s, of %s', (url, host, origin) => {
  expect(readListAddress(url)).toEqual({ url, host, origin });
});

it.each([
  'http://example.org/releases.json',
  'http://127.0.0.1.example.org/',
  'ftp://example.org/',
  'https://me:secret@example.org/',
  'https://',
  'https://example.org/a b',
  'example.org/releases.json',
  'file:///etc/passwd',
])('refuses %s in a sentence', (url) => {
  expect(readListAddress(url)).toBe(
    `HUB_RELEASES is ${url}: write the whole address of a list, such as https://example.org/hub/releases.json.`,
  );
});
