import { describe, expect, it } from 'vitest';
import { acceptsEncoding } from './encoding';
import { isSameEmail, loginProblem } from './owner-login';
import { isStale, untouched } from './revision';
import { losesViewers } from './sharing';

describe('isStale', () => {
  it.each([
    [undefined, 3, false],
    [null, 3, false],
    [3, 3, false],
    ['3', 3, false],
    [2, 3, true],
    [4, 3, true],
    ['', 3, true],
    ['x', 3, true],
  ])('%j sent, %j there: %j', (sent, current, stale) => {
    expect(isStale(sent, current)).toBe(stale);
  });
});

describe('untouched', () => {
  it('leaves out what is sent, with or without a modifier', () => {
    const sent = { name: 'x', 'tags+': ['y'], '+notes': 'z', 'user-': 'u' };
    expect(untouched(['name', 'tags', 'notes', 'user', 'date'], sent)).toEqual(['date']);
  });
});

describe('losesViewers', () => {
  const mine = { owner: 'a', shared: false };
  const shown = { owner: 'a', shared: true };
  const nobodys = { owner: '', shared: false };
  const theirs = { owner: 'b', shared: false };

  it.each([
    [shown, mine, true],
    [nobodys, mine, true],
    [mine, theirs, true],
    [mine, shown, false],
    [mine, mine, false],
    [nobodys, nobodys, false],
    [mine, { owner: 'b', shared: true }, false],
  ])('%j to %j: %j', (before, after, loses) => {
    expect(losesViewers(before, after)).toBe(loses);
  });
});

describe('the owner’s login', () => {
  it('takes an address in any case for the same', () => {
    expect(isSameEmail('Owner@Example.com ', 'owner@example.com')).toBe(true);
    expect(isSameEmail('other@example.com', 'owner@example.com')).toBe(false);
  });

  it('takes letters that only look alike for others', () => {
    expect(isSameEmail('\u212aay@example.com', 'kay@example.com')).toBe(false);
    expect(isSameEmail('\u0130vo@example.com', 'ivo@example.com')).toBe(false);
  });

  it.each([
    ['owner@example.com', ''],
    ['owner@example.com', '12345678'],
    ['owner@example.com', 'x'.repeat(71)],
  ])('takes %s with "%s"', (email, password) => {
    expect(loginProblem(email, password)).toBeNull();
  });

  it.each([
    ['owner', '12345678', 'The owner needs an e-mail address: owner is not one.'],
    ['owner@example.com', '1234567', 'HUB_OWNER_PASSWORD must have 8 to 71 characters.'],
    ['owner@example.com', 'x'.repeat(72), 'HUB_OWNER_PASSWORD must have 8 to 71 characters.'],
  ])('refuses %s with "%s"', (email, password, sentence) => {
    expect(loginProblem(email, password)).toBe(sentence);
  });
});

describe('acceptsEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', true],
    ['br;q=0.5', 'br', true],
    ['BR', 'br', true],
    ['br;q=0', 'br', false],
    ['br; q=0.000', 'br', false],
    ['gzip, xbr', 'br', false],
    ['', 'br', false],
  ])('"%s" takes %s: %j', (header, coding, accepts) => {
    expect(acceptsEncoding(header, coding)).toBe(accepts);
  });
});
