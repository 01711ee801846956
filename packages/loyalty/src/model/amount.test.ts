import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  isNegative,
  isPositive,
  leftAfter,
  readAmount,
  readTypedAmount,
  writeAmount,
} from './amount';

describe('what is left of a balance', () => {
  it.each([
    ['12.50', '2.50', '10.00'],
    ['0.3', '0.1', '0.2'],
    ['100', '0.05', '99.95'],
    ['5', '7', '-2'],
    ['0.1', '0.25', '-0.15'],
    ['-3', '1.5', '-4.5'],
    ['1.005', '1.004', '0.001'],
    ['999999999.999', '0.001', '999999999.998'],
    ['-999999999.999', '0.001', '-1000000000.000'],
    ['7', '7.0', '0.0'],
  ])('%s less %s is %s', (balance, spent, left) => {
    expect(leftAfter(balance, spent)).toBe(left);
  });

  it('is never off, unlike with binary numbers', () => {
    for (let cents = 1; cents < 1000; cents += 7) {
      const spent = (cents / 100).toFixed(2);
      expect(Number(leftAfter('10.00', spent)) * 100).toBeCloseTo(1000 - cents, 6);
      expect(leftAfter(leftAfter('10.00', spent), `-${spent}`)).toBe('10.00');
    }
  });
});

describe('an amount', () => {
  it.each([
    ['12,50', '12.50'],
    [' 3 ', '3'],
    ['-4.125', '-4.125'],
    ['1e9', null],
    ['12.', null],
    ['1.2345', null],
    ['1,234', null],
    ['-999,000', null],
    ['1.234', '1.234'],
    ['0,500', '0.500'],
    ['1234,567', '1234.567'],
    ['1234567890', null],
    ['١٢', null],
    ['', null],
  ])('in a file as %j is %j', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each([
    ['-0.001', true, false],
    ['0.000', false, false],
    ['-0', false, false],
    ['0.001', false, true],
  ])('%s: below zero %s, above zero %s', (amount, below, above) => {
    expect([isNegative(amount), isPositive(amount)]).toEqual([below, above]);
  });
});

describe('a typed amount', () => {
  it.each([
    ['de-AT', '1.234', '1234'],
    ['de-AT', '12,50', '12.50'],
    ['de-AT', '12.50', '12.50'],
    ['en-GB', '1,234', '1234'],
    ['en-GB', '12,50', '12.50'],
    ['fr', '1.234', null],
    ['fr', '1 234,50', '1234.50'],
    ['fr', '12.50', '12.50'],
    ['fr', '12.5000', null],
  ])('in %s, %j is %j', (locale, typed, amount) => {
    expect(readTypedAmount(typed, locale)).toBe(amount);
    expect(amountProblem(typed, locale) === undefined).toBe(amount !== null);
  });

  it('that may be two is refused with both', () => {
    expect(amountProblem('1.234', 'fr')).toBe('Enter 1,234 or 1234: “1.234” could be either.');
    expect(amountProblem('x', 'fr')).toBe('Enter an amount such as 12,50, with at most three decimals.');
  });

  it.each(['de', 'fr', 'en-GB', 'ar-EG'])('is read in %s as it was written there', (locale) => {
    for (const amount of ['12.500', '-1234.5', '0', '999999999.999']) {
      expect(readTypedAmount(writeAmount(amount, locale), locale)).toBe(amount);
    }
  });
});
