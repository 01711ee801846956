import type { Alias } from '../api/alias.schema';

/** An alias as the tool knows it; give only what a test is about. */
export function sampleAlias(values: Partial<Alias> = {}): Alias {
  return {
    id: 'aliasofmei00001',
    email: 'k3v9x2mp-q7ht-b4zn-8wdc-r5ya6tge@example.com',
    description: 'Bookshop newsletter',
    created: '2026-11-20 08:00:00.000Z',
    owner: 'meimeimeimei001',
    shared: false,
    rev: 1,
    ...values,
  };
}
