import { describe, expect, it } from 'vitest';
import { isWebAddress } from './web-address';

describe('isWebAddress', () => {
  it.each(['https://example.com', 'http://example.com/watch?v=1#t=2', 'HTTPS://EXAMPLE.COM/'])(
    'takes %s',
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'javascript://x@example.com/%0aalert(1)',
    ' https://example.com',
    'https://',
    'https:///path',
    'https://a b',
    'https://example.com/\njavascript:alert(1)',
    'ftp://example.com',
    'data:text/html,x',
    'example.com',
    '',
  ])('refuses "%s"', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
