import { compareTexts, matcherOf } from '@hub/locale';
import type { Alias } from '../api/alias.schema';
import { addressKey } from './address';

/** The orders of the list (specification §9.62), as the address bar names them. */
export const SORTS = ['recent', 'oldest', 'a-z', 'z-a', 'name'] as const;
export type Sort = (typeof SORTS)[number];

type Compare = (a: string, b: string) => number;
const ascending: Compare = (a, b) => (a < b ? -1 : Number(a > b));
const descending: Compare = (a, b) => ascending(b, a);

/** By what each is for; those that say nothing come last. */
const byName: Compare = (a, b) =>
  a === '' || b === '' ? Number(a === '') - Number(b === '') : compareTexts(a, b);

const ORDERS: Record<Sort, { keyOf: (alias: Alias) => string; compare: Compare }> = {
  recent: { keyOf: ({ created }) => created, compare: descending },
  oldest: { keyOf: ({ created }) => created, compare: ascending },
  'a-z': { keyOf: ({ email }) => addressKey(email), compare: ascending },
  'z-a': { keyOf: ({ email }) => addressKey(email), compare: descending },
  name: { keyOf: ({ description }) => description ?? '', compare: byName },
};

/** The aliases in an order; the keys are made once each, because there may be thousands. */
export function sortAliases(aliases: readonly Alias[], sort: Sort): Alias[] {
  const { keyOf, compare } = ORDERS[sort];
  return aliases
    .map((alias) => ({ alias, key: keyOf(alias) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ alias }) => alias);
}

/**
 * The aliases that have every word of the query in their address or description, without regard to case and accents; those that are
 * retired have the word "retired" too;
 * those of `keep` stay whatever is typed.
 */
export function filterAliases(
  aliases: readonly Alias[],
  query: string,
  keep: { has: (id: string) => boolean } = new Set(),
): Alias[] {
  const matches = matcherOf(query);
  return aliases.filter((alias) => {
    const retired = alias.retiredOn === null ? '' : 'retired';
    return keep.has(alias.id) || matches(`${alias.email}\n${alias.description ?? ''}\n${retired}`);
  });
}

/** The aliases with those that are open in a form and were deleted meanwhile: what was typed stays in sight. */
export function withOpened(aliases: readonly Alias[], opened: ReadonlyMap<string, Alias>): readonly Alias[] {
  if (opened.size === 0) return aliases;
  const known = new Set(aliases.map(({ id }) => id));
  return [...aliases, ...[...opened.values()].filter(({ id }) => !known.has(id))];
}
