import { createQueryClient } from '@hub/tool-kit';
import { expect, it } from 'vitest';
import { obscuraTool } from './index';

it('loads its page, and asks for nothing, before it is opened', async () => {
  expect(await obscuraTool.prefetch(createQueryClient())).toHaveProperty('ObscuraPage');
});

it('has no line that would tell what was cleaned', () => {
  expect(obscuraTool.tagline).toBe('Private data out of files');
  expect(obscuraTool).not.toHaveProperty('localLine');
});
