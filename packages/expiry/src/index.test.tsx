import { createQueryClient, toCalendarDate } from '@hub/tool-kit';
import { mockServer, renderRoutes } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { upcomingQuery } from './api/expiry.queries';
import { expiryTool } from './index';
import { expiryHandlers, sampleRecord } from './testing';

const server = mockServer(...expiryHandlers());
const { Summary } = expiryTool;

function showSummary() {
  const tile = <Suspense>{Summary && <Summary />}</Suspense>;
  return renderRoutes([{ path: '/', element: <p>{tile}</p> }], { at: '/' });
}

it('loads the first page’s list before it is opened', async () => {
  server.use(...expiryHandlers([sampleRecord({ expiryDate: '2199-12-31' })]));
  const queryClient = createQueryClient();
  await expiryTool.preload(queryClient);
  const items = queryClient.getQueryData(upcomingQuery(toCalendarDate(new Date())).queryKey);
  expect(items?.map(({ name }) => name)).toEqual(['Passport']);
});

it('tells on its tile how many items expire soon', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  const dates = ['2026-11-20', '2026-11-21', '2026-12-21', '2026-12-22'];
  server.use(...expiryHandlers(dates.map((expiryDate) => sampleRecord({ expiryDate }))));
  showSummary();
  expect(await screen.findByText('2 within 30 days')).toBeTruthy();
  vi.useRealTimers();
});

it('keeps to its tagline while it knows nothing', async () => {
  const asked = vi.fn();
  server.use(
    http.get('*/api/collections/expiry/records', () => {
      asked();
      return HttpResponse.json({ status: 429, message: '', data: {} }, { status: 429 });
    }),
  );
  showSummary();
  expect(await screen.findByText(expiryTool.tagline)).toBeTruthy();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByText(expiryTool.tagline)).toBeTruthy();
});
