import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from '../testing';

const server = mockServer(...loyaltyHandlers());

beforeEach(() => {
  // The test environment has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(356);
});

it('sends a number without the spaces that it was typed with', async () => {
  const records: ReturnType<typeof sampleRecord>[] = [];
  server.use(...loyaltyHandlers(records));
  const { user } = openTool(loyaltyRoutes, '/loyality/add');
  await screen.findByLabelText('Card ID');
  await user.type(screen.getByLabelText('Name'), 'City Grocer');
  await user.type(screen.getByLabelText('Card ID'), '6035 7101 2345');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(records).toHaveLength(1));
  expect(records[0]).toMatchObject({ cardId: '603571012345', code: '' });
});

it('underlines the spaces that a stored number has', async () => {
  const record = sampleRecord({ cardId: '6035 7101' });
  server.use(...loyaltyHandlers([record]));
  openTool(loyaltyRoutes, `/loyality/${record.id}`);
  await screen.findByRole('heading', { level: 2 });
  const number = screen.getByText(
    (_, element) => element?.className === 'mx-[0.25ch] inline-block max-w-full',
  );
  expect([...number.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([' ']);
  expect(number.textContent).toBe('6035 7101');
});
