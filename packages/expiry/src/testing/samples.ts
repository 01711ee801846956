import type { ExpiryItem } from '../api/expiry.schema';

/** An item as the tool knows it; give only what a test is about. */
export function sampleItem(values: Partial<ExpiryItem> = {}): ExpiryItem {
  return {
    id: 'passportofmei01',
    name: 'Passport',
    expiryDate: '2026-12-03',
    person: 'Mei',
    category: 'Travel',
    country: 'NL',
    document: null,
    owner: 'meimeimeimei001',
    shared: false,
    rev: 1,
    ...values,
  };
}
