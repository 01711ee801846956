import { expect, it } from 'vitest';
import { quotaLine } from './quota-line';

const most = { records: 20_000, bytes: 2_000_000_000 };

it('says how much of the quota is used', () => {
  expect(quotaLine({ used: { records: 12_340, bytes: 310_000_000 }, most, isNear: false })).toBe(
    '12,340 of 20,000 records, 310.0 MB of 2 GB',
  );
});

it('says first that it is nearly full', () => {
  expect(quotaLine({ used: { records: 16_000, bytes: 0 }, most, isNear: true })).toBe(
    'Nearly full: 16,000 of 20,000 records, 0 bytes of 2 GB',
  );
});
