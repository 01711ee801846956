import { describe, expect, it } from 'vitest';
import { sampleCard } from '../testing';
import { balanceInWords, lineOf } from './card-line';

const TODAY = '2026-11-21';
const NOON = new Date('2026-11-21T12:00:00');

describe('the line under the name', () => {
  const all = sampleCard({
    type: 'ean13',
    expiryDate: '2026-12-21',
    validFrom: '2026-11-22',
    balance: '12.50',
    balanceCurrency: 'EUR',
  });
  it.each([
    ['Expires in 30 days', {}],
    ['Expired yesterday', { expiryDate: '2026-11-20' }],
    ['Valid from 22 Nov', { expiryDate: '2026-12-22' }],
    ['Used today, 12:00', { expiryDate: null, validFrom: TODAY }],
  ])('is the most urgent: %s', (line, values) => {
    expect(lineOf({ ...all, ...values }, TODAY, NOON)).toBe(line);
  });

  it('is the day for a card that was used earlier', () => {
    const card = { ...all, expiryDate: null, validFrom: null };
    expect(lineOf(card, TODAY, new Date('2026-11-14T23:59:00'))).toBe('Used Sat 14 Nov');
    expect(lineOf(card, TODAY, new Date('2025-11-14T00:00:00'))).toBe('Used Fri 14 Nov 2025');
  });

  it('is the balance, else the type', () => {
    const card = { ...all, expiryDate: null, validFrom: null };
    expect(lineOf(card, TODAY, null)).toBe('12.50 EUR');
    expect(lineOf({ ...card, balance: null }, TODAY, null)).toBe('EAN-13');
  });
});

it.each([
  ['de-AT', '12.50', '12,50 EUR'],
  ['de-DE', '1234.5', '1.234,5 EUR'],
  ['en-GB', '1234.500', '1,234.500 EUR'],
  ['de-DE', '1.234', '1,234 EUR'],
])('a balance reads in %s, stored as %s, as %s', (locale, balance, words) => {
  expect(balanceInWords(balance, 'EUR', locale)).toBe(words);
});

it.each([
  ['120', null, '120 points'],
  ['1', null, '1 point'],
  ['-0.5', 'EUR', '−0.5 EUR'],
])('a balance of %s in %s reads %s', (balance, currency, words) => {
  expect(balanceInWords(balance, currency)).toBe(words);
});
