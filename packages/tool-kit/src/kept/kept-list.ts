import * as v from 'valibot';

/** A list, without the rows that can't be read; where none of several can, it can't be read either. */
export function keptList<Row>(row: v.GenericSchema<unknown, Row>) {
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

/** A list that is fetched page by page, as far as it was loaded. */
export function keptPages<Row>(row: v.GenericSchema<unknown, Row>) {
  const page = v.object({ items: keptList(row), next: v.nullable(v.number()) });
  return v.object({ pages: v.array(page), pageParams: v.array(v.number()) });
}
