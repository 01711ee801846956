import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { currencyRoutes } from '../routes';
import { ratesHandlers } from '../testing';

/** In the first minute after the first visit, the code of the charts is not on the device. */
vi.mock('@hub/ui/chart', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

mockServer(...ratesHandlers());

it('converts and names low and high where the code of the chart can’t be loaded', async () => {
  openTool(currencyRoutes, '/currency/EUR-USD');
  expect(await screen.findByText(/^The chart can’t be loaded\./)).toBeTruthy();
  expect(screen.getByText('1 EUR = 1.117200 USD')).toBeTruthy();
  for (const name of ['Low', 'High', 'Average']) expect(screen.getByText(name)).toBeTruthy();
});
