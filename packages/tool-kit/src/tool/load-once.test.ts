import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once';

it('loads once, and gives what is there without another load', async () => {
  const load = vi.fn(() => Promise.resolve('page'));
  const page = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  await expect(Promise.all([page(), page()])).resolves.toEqual(['page', 'page']);
  await expect(page()).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again what failed to load', async () => {
  const load = vi.fn(() => Promise.resolve('page')).mockRejectedValueOnce(new TypeError('away'));
  const page = loadOnce(load);
  await expect(page()).rejects.toThrow('away');
  await expect(page()).resolves.toBe('page');
});
