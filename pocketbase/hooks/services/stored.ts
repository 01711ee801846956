/** The one `text` that a query selects; `values` stand in its placeholders. */
export function textFrom(app: App, sql: string, values: { [name: string]: unknown } = {}): string {
  const row = new DynamicModel({ text: '' });
  app.db().newQuery(sql).bind(values).one(row);
  return row.text;
}
