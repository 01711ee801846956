import { createQueryClient } from '@hub/tool-kit';
import { mockServer } from '@hub/tool-kit/testing/page';
import { expect, it } from 'vitest';
import { latestQuery, monthQuery } from './api/rates.queries';
import { tool } from './index';
import { ratesHandlers } from './testing';

mockServer(...ratesHandlers());

it('loads the rates and their month before the list is opened', async () => {
  const queryClient = createQueryClient();
  await tool.prefetch(queryClient);
  expect(queryClient.getQueryData(latestQuery.queryKey)?.rates['USD']).toBe(1.1172);
  const month = queryClient.getQueryData(monthQuery('2026-10-30').queryKey);
  expect([month?.[0]?.date, month?.at(-1)?.date]).toEqual(['2026-09-30', '2026-10-30']);
});
