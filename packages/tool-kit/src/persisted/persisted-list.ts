import * as v from 'valibot';

/** Parses a stored list without the rows that `row` refuses. Fails if it refuses all of them. */
export function persistedList<Row>(row: v.GenericSchema<unknown, Row>) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform<unknown[], Row[]>(({ dataset: { value: stored }, addIssue, NEVER }) => {
      const rows = stored.map((one) => v.safeParse(row, one)).filter(({ success }) => success);
      if (rows.length > 0 || stored.length === 0) return rows.map(({ output }) => output as Row);
      addIssue({ message: 'No row of this list can be read.' });
      return NEVER;
    }),
  );
}

/** Parses a stored list of pages (`useInfiniteQuery`), as far as it was loaded. */
export function persistedPages<Row>(row: v.GenericSchema<unknown, Row>) {
  const page = v.object({ items: persistedList(row), next: v.nullable(v.number()) });
  return v.object({ pages: v.array(page), pageParams: v.array(v.number()) });
}
