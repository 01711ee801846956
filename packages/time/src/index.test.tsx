import { createQueryClient } from '@hub/tool-kit';
import { mockServer } from '@hub/tool-kit/testing/page';
import { expect, it } from 'vitest';
import { forecastQuery } from './api/forecast.queries';
import { tool } from './index';
import { sampleHandlers } from './testing';

mockServer(...sampleHandlers());

it('asks for the forecast before it is opened', async () => {
  const queryClient = createQueryClient();
  await tool.prefetch(queryClient);
  expect(queryClient.getQueryData(forecastQuery.queryKey)?.cities).toHaveLength(5);
});

it('tells the time of the first city on its tile', () => {
  expect(tool.localLine?.read('mei000000000000', new Date('2026-11-21T12:14:00Z'))).toBe('Penang 20:14');
});
