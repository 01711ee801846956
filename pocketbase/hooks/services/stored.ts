interface Values {
  [name: string]: unknown;
}

/** The single `text` of a query's result. */
export function queriedText(query: Query, values: Values = {}): string {
  const row = new DynamicModel({ text: '' });
  query.bind(values).one(row);
  return row.text;
}

/** The single `text` that a query selects; `values` fill its placeholders. */
export function textFrom(app: App, sql: string, values: Values = {}): string {
  return queriedText(app.db().newQuery(sql), values);
}

/** The same for queries that run many times: SQLite takes longer to parse a long one than to run it. */
export interface PreparedQueries {
  textFrom: (sql: string, values: Values) => string;
  /** Releases the prepared statements. */
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
    textFrom: (sql, values) => queriedText(prepared.get(sql) ?? prepare(sql), values),
    close() {
      for (const query of prepared.values()) query.close();
    },
  };
}

/** Runs a statement without a result; `values` fill its placeholders. */
export function execute(app: App, sql: string, values: Values): void {
  app.db().newQuery(sql).bind(values).execute();
}

/** Deletes all but the latest `most` rows whose column has this value. */
export function keepLatest(app: App, table: string, column: string, value: string, most: number): void {
  const own = `FROM ${table} WHERE ${column} = {:value}`;
  const latest = `SELECT rowid ${own} ORDER BY rowid DESC LIMIT ${most}`;
  execute(app, `DELETE ${own} AND rowid NOT IN (${latest})`, { value });
}

/** The list that a query selects as a single `text` of JSON. */
export function arrayFrom<Item>(app: App, sql: string, values: Values = {}): Item[] {
  return JSON.parse(textFrom(app, sql, values)) as Item[];
}
