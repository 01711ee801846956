import { toCalendarDate } from '@hub/calendar';
import { createQueryClient } from '@hub/tool-kit';
import { mockServer } from '@hub/tool-kit/testing/page';
import { expect, it } from 'vitest';
import { upcomingQuery } from './api/expiry.queries';
import { tool } from './index';
import { expiryHandlers, sampleRecord } from './testing';

const server = mockServer(...expiryHandlers());

it('loads the first page’s list before it is opened', async () => {
  server.use(...expiryHandlers([sampleRecord({ expiryDate: '2199-12-31' })]));
  const queryClient = createQueryClient();
  await tool.prefetch(queryClient);
  const items = queryClient.getQueryData(upcomingQuery(toCalendarDate(new Date())).queryKey);
  expect(items?.map(({ name }) => name)).toEqual(['Passport']);
});
