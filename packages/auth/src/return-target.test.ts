import { describe, expect, it } from 'vitest';
import { loginPath, returnTarget } from './return-target';

describe('returnTarget', () => {
  it.each([
    '/expiry',
    '/expiry/edit/abc?tab=1#date',
    '/currency/EUR-USD',
    '/loginx',
    '/?q=https://evil.example',
  ])('returns to %s', (from) => {
    expect(returnTarget(from)).toBe(from);
  });

  it.each([
    null,
    '',
    'expiry',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '//[',
    '/login',
    '/login?from=/login',
    '/login/',
    '/./login',
    '/x/../login',
  ])('goes home instead of to %j', (from) => {
    expect(returnTarget(from)).toBe('/');
  });
});

describe('loginPath', () => {
  it('keeps the page asked for, so that returnTarget finds it', () => {
    const path = loginPath({ pathname: '/expiry/edit/1', search: '?a=b&c=d', hash: '#e' });
    const url = new URL(path, 'https://hub.example');
    expect(url.pathname).toBe('/login');
    expect(returnTarget(url.searchParams.get('from'))).toBe('/expiry/edit/1?a=b&c=d#e');
  });
  it('is plain when it leads home anyway', () => {
    expect(loginPath({ pathname: '/', search: '', hash: '' })).toBe('/login');
  });
});
