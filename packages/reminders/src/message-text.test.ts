import { expect, it } from 'vitest';
import { dateInWords, daysInWords, messageText } from './message-text';

const passport = {
  named: 'Passport expires in 7 days',
  unnamed: 'A document expires in 7 days',
  date: '2026-12-01',
  path: '/expiry/item/1',
};
const card = {
  named: 'Bonus card ends tomorrow',
  unnamed: 'A card ends tomorrow',
  date: '2026-11-25',
  path: '/loyality/2',
};

it('says one thing with its date, and leads to it', () => {
  expect(messageText([passport], true)).toEqual({
    title: 'Passport expires in 7 days',
    body: 'Tue 1 Dec 2026',
    path: '/expiry/item/1',
  });
});

it('says several things in one message', () => {
  expect(messageText([card, passport], true)).toEqual({
    title: '2 reminders',
    body: 'Bonus card ends tomorrow\nPassport expires in 7 days',
    path: '/',
  });
});

it('lists twenty of many items, and says how many more there are', () => {
  const bodyOf = (count: number) =>
    messageText(
      Array.from({ length: count }, () => card),
      true,
    ).body;
  expect(bodyOf(20)).toBe(Array.from({ length: 20 }, () => card.named).join('\n'));
  expect(bodyOf(21)).toBe(`${bodyOf(20)}\nand 1 more`);
  expect(bodyOf(20_000)).toBe(`${bodyOf(20)}\nand 19980 more`);
});

it('lists fewer items with long names, whose text a service would refuse', () => {
  const long = { ...card, named: '鍵'.repeat(200) };
  const { body } = messageText(
    Array.from({ length: 20 }, () => long),
    true,
  );
  expect(body.split('\n')).toEqual([...Array.from({ length: 6 }, () => long.named), 'and 14 more']);
  expect(new TextEncoder().encode(body).length).toBeLessThan(4096);
});

it('says nothing private unless it may', () => {
  expect(messageText([passport], false).title).toBe('A document expires in 7 days');
  expect(messageText([card, passport], false).body).toBe(
    'A card ends tomorrow\nA document expires in 7 days',
  );
});

it.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [2, 'in 2 days'],
  [-1, 'yesterday'],
  [-12, '12 days ago'],
])('%i days are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});

it('writes dates without Intl', () => {
  expect(dateInWords('2026-12-19')).toBe('Sat 19 Dec 2026');
  expect(dateInWords('2027-02-01')).toBe('Mon 1 Feb 2027');
});
