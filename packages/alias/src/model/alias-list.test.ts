import { describe, expect, it } from 'vitest';
import { sampleAlias } from '../testing/samples';
import { filterAliases, type Sort, sortAliases, withOpened } from './alias-list';

const gym = sampleAlias({
  id: 'gym',
  email: 'm1@example.com',
  description: 'Gym',
  created: '2026-11-20 08:00:00.000Z',
});
const books = sampleAlias({
  id: 'books',
  email: 'Z9@example.com',
  description: null,
  created: '2026-11-19 08:00:00.000Z',
});
const parking = sampleAlias({
  id: 'parking',
  email: 'parking@city.example',
  description: 'City parking app\nmonthly',
  created: '2026-11-20 08:00:00.001Z',
});
const all = [gym, books, parking];
const idsOf = (aliases: readonly { id: string }[]) => aliases.map(({ id }) => id);

describe('sortAliases', () => {
  it.each<[Sort, string[]]>([
    ['recent', ['parking', 'gym', 'books']],
    ['oldest', ['books', 'gym', 'parking']],
    ['a-z', ['gym', 'parking', 'books']],
    ['z-a', ['books', 'parking', 'gym']],
    ['name', ['parking', 'gym', 'books']],
  ])('%s', (sort, order) => {
    expect(idsOf(sortAliases(all, sort))).toEqual(order);
  });

  it('takes names as the person reads them, and puts what has none last', () => {
    const named = ['', 'bus 10', 'Ärzte', 'bus 2', '', 'Zoo', 'Ahorn'].map((description, index) =>
      sampleAlias({ id: String(index), description: description || null }),
    );
    const order = sortAliases(named, 'name').map(({ description }) => description ?? '');
    expect(order).toEqual(['Ahorn', 'Ärzte', 'bus 2', 'bus 10', 'Zoo', '', '']);
  });

  it('leaves the list that it is given as it is', () => {
    sortAliases(all, 'a-z');
    expect(idsOf(all)).toEqual(['gym', 'books', 'parking']);
  });
});

describe('filterAliases', () => {
  it.each([
    ['', ['gym', 'books', 'parking']],
    ['  ', ['gym', 'books', 'parking']],
    ['EXAMPLE.com', ['gym', 'books']],
    ['z9', ['books']],
    ['parking app', ['parking']],
    ['monthly city', ['parking']],
    ['gym city', []],
  ])('%j finds %j', (query, ids) => {
    expect(idsOf(filterAliases(all, query))).toEqual(ids);
  });

  it('keeps what is being edited', () => {
    expect(idsOf(filterAliases(all, 'parking', new Set(['books'])))).toEqual(['books', 'parking']);
  });
});

describe('withOpened', () => {
  it('adds what is open in a form and gone', () => {
    const opened = new Map([gym, parking].map((alias) => [alias.id, alias]));
    expect(idsOf(withOpened([gym, books], opened))).toEqual(['gym', 'books', 'parking']);
  });
  it('gives the same list where nothing is open', () => {
    expect(withOpened(all, new Map())).toBe(all);
  });
});
