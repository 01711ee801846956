import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { aliasRoutes } from '../routes';
import { aliasHandlers, sampleRecord } from '../testing';
import { addressesNow, first, rows } from '../testing/generator-page';
import { addCopied, readCopied } from './copied-on-device';

const PERSON = 'mei000000000000';
const RECORDS = '*/api/collections/aliases/records';
const server = mockServer(...aliasHandlers());
const openPage = (at: string) => openTool(aliasRoutes, at, { aliasDomain: 'example.com' });

afterEach(() => {
  localStorage.clear();
});

describe('a copied suggestion', () => {
  const copyFirst = async () => {
    const records = [sampleRecord()];
    server.use(...aliasHandlers(records));
    const page = openPage('/alias/generate');
    const row = await first();
    const [address] = addressesNow();
    await page.user.click(row.getByRole('button', { name: address! }));
    return { ...page, records, row, address };
  };

  it('is saved there and then', async () => {
    const { user, records, row, address } = await copyFirst();
    expect(await row.findByText('This address is not saved yet.')).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText('Saved')).toBe(document.activeElement);
    expect(row.queryByText('This address is not saved yet.')).toBeNull();
    expect(records[1]).toMatchObject({ email: address, description: '' });
  });

  it('says why it could not be saved, and is saved at the next try', async () => {
    const { user, row } = await copyFirst();
    server.use(http.post(RECORDS, () => HttpResponse.error(), { once: true }));
    await user.click(await row.findByRole('button', { name: 'Save' }));
    expect((await row.findByRole('alert')).textContent).toMatch(/could not be reached/);
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText('Saved')).toBeTruthy();
  });

  it('stays where others are drawn', async () => {
    const { user, row, address } = await copyFirst();
    await row.findByText('This address is not saved yet.');
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect(addressesNow()).toHaveLength(4);
    expect(addressesNow()[0]).toBe(address);
  });

  it('is offered first by the next page, marked, until it is saved', async () => {
    const { row, address } = await copyFirst();
    await row.findByText('This address is not saved yet.');
    cleanup();
    const { user } = openPage('/alias/generate');
    await rows();
    await waitFor(() => expect(addressesNow()).toHaveLength(4));
    expect(addressesNow()[0]).toBe(address);
    const again = await first();
    expect(again.getByText('copied')).toBeTruthy();
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect(await again.findByText('Saved')).toBeTruthy();
    cleanup();
    openPage('/alias/generate');
    await rows();
    expect(screen.queryByText('copied')).toBeNull();
    expect(addressesNow()).not.toContain(address);
  });

  it('of another tab stays when one of this is saved', async () => {
    const { user, row, address } = await copyFirst();
    await row.findByText('This address is not saved yet.');
    addCopied(PERSON, 'gym@example.org');
    expect(readCopied(PERSON)).toEqual([address, 'gym@example.org']);
    await user.click(row.getByRole('button', { name: 'Save' }));
    await row.findByText('Saved');
    expect(readCopied(PERSON)).toEqual(['gym@example.org']);
  });

  it('is discarded where the person leaves it', async () => {
    const { user, row, currentLocation } = await copyFirst();
    await row.findByText('This address is not saved yet.');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/alias'));
    cleanup();
    openPage('/alias/generate');
    await rows();
    expect(screen.queryByText('copied')).toBeNull();
  });

  it('is not left without a question, until it is saved', async () => {
    const { user, row, currentLocation } = await copyFirst();
    await row.findByText('This address is not saved yet.');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(currentLocation().pathname).toBe('/alias/generate');
    await user.click(row.getByRole('button', { name: 'Save' }));
    await row.findByText('Saved');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/alias'));
  });
});
