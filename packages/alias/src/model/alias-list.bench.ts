import { bench, describe } from 'vitest';
import { manyRecords } from '../testing';
import { filterAliases, type Sort, sortAliases } from './alias-list';

/** How the time of one key press grows from 1,000 to 10,000 aliases: the summary prints the ratios. */
const thousand = manyRecords(1_000);
const tenThousand = manyRecords(10_000);

function press(aliases: typeof thousand, sort: Sort) {
  filterAliases(sortAliases(aliases, sort), 'bakery 9');
}

describe.each<Sort>(['recent', 'a-z'])('filter and sort, %s', (sort) => {
  bench('1,000 aliases', () => press(thousand, sort));
  bench('10,000 aliases', () => press(tenThousand, sort));
});
