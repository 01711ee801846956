import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aliasRoutes } from '../routes';
import { aliasHandlers, sampleRecord } from '../testing';

const server = mockServer(...aliasHandlers());
const RECORDS = '*/api/collections/aliases/records';
const openPage = () => openTool(aliasRoutes, '/alias', {});
const gym = () => sampleRecord({ email: 'm1-gym@example.com', description: 'Gym' });
const rows = () => screen.getAllByRole('listitem');
const addresses = () => rows().map((row) => within(row).getByRole('button', { name: /@/ }).textContent);
const rowOf = (address: string) =>
  rows().find((row) => row.textContent.includes(address)) ?? expect.fail(`There is no row of ${address}.`);

afterEach(() => {
  vi.useRealTimers();
});

describe('what an address is for', () => {
  it('is the headline over it, its first line large', async () => {
    server.use(...aliasHandlers([sampleRecord({ description: 'Shoes\nonly the receipt' })]));
    openPage();
    const headline = await screen.findByText('Shoes');
    const address = screen.getByRole('button', { name: /@/ });
    expect(headline.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('only the receipt')).toBeTruthy();
  });
});

describe('an address that is not used any more', () => {
  it('is retired by a tap, with the date, is found by the word, and is used again by another', async () => {
    vi.setSystemTime('2026-11-24T12:00:00');
    const record = gym();
    server.use(...aliasHandlers([record, sampleRecord()]));
    const { user } = openPage();
    await screen.findAllByRole('listitem');
    await user.click(within(rowOf('m1-gym')).getByRole('button', { name: 'Retire' }));
    expect(await screen.findByText('Retired 24 Nov')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'retired');
    await waitFor(() => expect(addresses()).toEqual(['m1-gym@example.com']));
    await user.click(within(rowOf('m1-gym')).getByRole('button', { name: 'Use again' }));
    await waitFor(() => expect(screen.queryByText(/^Retired /)).toBeNull());
  });

  it('stays in use, with a message, when that could not be saved', async () => {
    server.use(
      http.patch(`${RECORDS}/:id`, () => HttpResponse.json({ message: 'No.', data: {} }, { status: 400 })),
      http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })),
      ...aliasHandlers([gym()]),
    );
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Retire' }));
    expect(await screen.findByText(/^This was not saved\./)).toBeTruthy();
    expect(screen.queryByText(/^Retired /)).toBeNull();
  });
});
