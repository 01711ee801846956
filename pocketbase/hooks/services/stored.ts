interface Values {
  [name: string]: unknown;
}

/** The one `text` that a query gives. */
export function textOf(query: Query, values: Values = {}): string {
  const row = new DynamicModel({ text: '' });
  query.bind(values).one(row);
  return row.text;
}

/** The one `text` that a query selects; `values` stand in its placeholders. */
export function textFrom(app: App, sql: string, values: Values = {}): string {
  return textOf(app.db().newQuery(sql), values);
}

/** The same for queries that are asked many times: SQLite takes longer to read a long one than to answer it. */
export interface PreparedQueries {
  textFrom: (sql: string, values: Values) => string;
  /** Gives the database back what it has kept for them. */
  close: () => void;
}

export function prepareQueries(app: App): PreparedQueries {
  const prepared = new Map<string, Query>();
  const prepare = (sql: string) => {
    const query = app.db().newQuery(sql).prepare();
    prepared.set(sql, query);
    return query;
  };
  return {
    textFrom: (sql, values) => textOf(prepared.get(sql) ?? prepare(sql), values),
    close() {
      for (const query of prepared.values()) query.close();
    },
  };
}

/** Runs a statement that selects nothing; `values` stand in its placeholders. */
export function execute(app: App, sql: string, values: Values): void {
  app.db().newQuery(sql).bind(values).execute();
}

/** The list that a query selects as one `text` of JSON. */
export function arrayFrom<Item>(app: App, sql: string, values: Values = {}): Item[] {
  return JSON.parse(textFrom(app, sql, values)) as Item[];
}
