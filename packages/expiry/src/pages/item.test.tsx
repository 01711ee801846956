import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleRecord } from '../testing';

const server = mockServer(...expiryHandlers());

afterEach(() => {
  vi.useRealTimers();
});

it('is renewed without a save, and its form has the new date', async () => {
  const record = sampleRecord({ expiryDate: '2099-03-14' });
  server.use(...expiryHandlers([record]));
  const { user } = openTool(expiryRoutes, `/expiry/item/${record.id}`);
  await user.click(await screen.findByRole('button', { name: 'Renew' }));
  fireEvent.change(await screen.findByLabelText('Or until'), { target: { value: '2104-03-14' } });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText(/^Renewed until /)).toBeTruthy();
  expect(record).toMatchObject({ name: 'Passport', expiryDate: '2104-03-14' });
  const date = screen.getByLabelText<HTMLInputElement>('Expiry date');
  await waitFor(() => expect(date.value).toBe('2104-03-14'));
});

it('says above its form how far away its date is, and its country', async () => {
  vi.setSystemTime('2026-11-21T12:00:00');
  const record = sampleRecord({ expiryDate: '2026-12-03', country: 'NL' });
  server.use(...expiryHandlers([record]));
  openTool(expiryRoutes, `/expiry/item/${record.id}`);
  const distance = await screen.findByText('in 12 days');
  const form = screen.getByLabelText('Expiry date');
  for (const fact of [distance, screen.getByText('Netherlands')]) {
    expect(fact.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(screen.getByText('Expires')).toBeTruthy();
});

it('is only read by a person who may not change it, and renewed by nobody', async () => {
  const record = sampleRecord({ owner: 'adam00000000000', shared: true });
  server.use(...expiryHandlers([record]));
  openTool(expiryRoutes, `/expiry/item/${record.id}?renew`);
  expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
