import { expect, it } from 'vitest';
import { sweep } from './sweep';

it('removes a copy when no record has named it for eight days', () => {
  const first = sweep(['a', 'b', 'c'], new Set(['a']), {}, '2026-11-20');
  expect(first).toEqual({ remove: [], deleted: { b: '2026-11-20', c: '2026-11-20' } });
  const seventh = sweep(['a', 'b', 'c', 'd'], new Set(['a', 'c']), first.deleted, '2026-11-27');
  expect(seventh).toEqual({ remove: [], deleted: { b: '2026-11-20', d: '2026-11-27' } });
  const eighth = sweep(['a', 'b', 'd'], new Set(['a']), seventh.deleted, '2026-11-28');
  expect(eighth).toEqual({ remove: ['b'], deleted: { d: '2026-11-27' } });
});

it('restarts the count of a copy that is named again, and forgets what is not there', () => {
  const deleted = { a: '2026-11-01', b: '2026-11-01' };
  expect(sweep(['a'], new Set(['a']), deleted, '2026-11-20')).toEqual({ remove: [], deleted: {} });
});
