import { createQueryClient } from '@hub/tool-kit';
import { expect, it } from 'vitest';
import { tool } from './index';

it('loads its page, and asks for nothing, before it is opened', async () => {
  expect(await tool.prefetch(createQueryClient())).toHaveProperty('ObscuraPage');
});

it('has no line that would tell what was cleaned', () => {
  expect(tool.tagline).toBe('Private data out of files');
  expect(tool).not.toHaveProperty('localLine');
});
