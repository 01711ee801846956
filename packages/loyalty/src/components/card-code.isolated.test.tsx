import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawingOf } from '../codes/other-codes';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from '../testing';

const load = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../codes/drawing.queries', () => ({
  drawingQuery: (type: string) => ({ queryKey: ['loyalty-drawing', type], queryFn: load, retry: false }),
  drawingsOf: () => [],
}));

const record = sampleRecord({ type: 'ean13', cardId: '4006381333931' });
mockServer(...loyaltyHandlers([record]));

beforeEach(() => {
  // The test environment has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(356);
});

it('a code whose maker could not be loaded has its number in large type, and is tried again', async () => {
  load.mockRejectedValueOnce(new TypeError('No network.')).mockImplementation(() => drawingOf('ean13'));
  const { user } = openTool(loyaltyRoutes, `/loyality/${record.id}`);
  expect(await screen.findByText('The part that draws this code could not be loaded.')).toBeTruthy();
  expect(document.querySelector('main')?.textContent).toContain('4006381333931');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'EAN-13 of City Grocer' })).toBeTruthy();
});
