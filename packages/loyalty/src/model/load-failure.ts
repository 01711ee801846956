interface Failable {
  error: Error | null;
}

/** A query whose failure says what failed before it says why (specification §8). */
export function withLead<Query extends Failable>(query: Query, lead: string): Query {
  if (query.error === null) return query;
  return { ...query, error: new Error(`${lead}. ${query.error.message}`, { cause: query.error }) };
}
