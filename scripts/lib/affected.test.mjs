import { expect, test } from 'vitest';
import { affectedPackages, affectedStories, untouchedPackages } from './affected.mjs';

const changed = { __typename: 'FileChanged' };
const above = { __typename: 'DependencyChanged' };
const expiry = { name: '@hub/expiry', path: 'packages/expiry', reason: changed };
const hub = { name: '@hub/hub', path: 'apps/hub', reason: above };
const e2e = { name: '@hub/e2e', path: 'e2e', reason: above };

test('a change in a tool opens its stories and those of the hub', () => {
  expect(affectedStories([e2e, expiry, hub])).toBe('packages/expiry,apps/hub');
});

test('a change in what opens stories, or in the root, opens all', () => {
  expect(affectedStories([{ ...e2e, reason: changed }])).toBe('all');
  expect(affectedStories([expiry, hub, e2e, { name: '//', path: '', reason: changed }])).toBe('all');
  expect(affectedStories([hub, { ...e2e, reason: { __typename: 'LockfileChanged' } }])).toBe('all');
});

test('no change opens none', () => {
  expect(affectedStories([])).toBe('');
});

test('a change in a tool leaves out what is done in the other tools', () => {
  const folders = ['alias', 'expiry', 'ui'];
  expect(untouchedPackages([e2e, expiry, hub], folders)).toBe('alias,ui');
  expect(untouchedPackages([expiry, { ...e2e, reason: changed }], folders)).toBe('');
});

test('turbo says what has changed', async () => {
  for (const { name, path, reason } of await affectedPackages()) {
    expect([typeof name, typeof path, typeof reason.__typename]).toEqual(['string', 'string', 'string']);
  }
});
