import { expect, it } from 'vitest';
import { newRecordId } from './new-record-id';

it('makes ids that the server takes, each another', () => {
  const ids = Array.from({ length: 100 }, newRecordId);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{15}$/);
  expect(new Set(ids).size).toBe(100);
});
