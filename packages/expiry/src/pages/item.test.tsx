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

it('takes nothing over that was begun in the form of all its fields', async () => {
  const record = sampleRecord();
  server.use(...expiryHandlers([record]));
  const edit = openTool(expiryRoutes, `/expiry/edit/${record.id}`);
  await edit.user.type(await screen.findByLabelText('Name'), ' of Mei');
  edit.unmount();
  const item = openTool(expiryRoutes, `/expiry/item/${record.id}`);
  await screen.findByLabelText('Expiry date');
  expect(screen.queryByText(/^You began this/)).toBeNull();
  item.unmount();
  openTool(expiryRoutes, `/expiry/edit/${record.id}`);
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Passport of Mei');
  expect(screen.getByText(/^You began this just now\./)).toBeTruthy();
});
