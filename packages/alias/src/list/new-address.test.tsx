import type { AliasRecord } from '@hub/pb-client';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aliasRoutes } from '../routes';
import { aliasHandlers, sampleRecord } from '../testing';

const server = mockServer();
const RECORDS = '*/api/collections/aliases/records';

function openList(records: AliasRecord[], aliasDomain: string | null = 'mail.example') {
  server.use(...aliasHandlers(records));
  return openTool(aliasRoutes, '/alias', { aliasDomain });
}

describe('a new address', () => {
  it('is made, saved and copied by one tap, and what it is for is asked after', async () => {
    const records = [sampleRecord()];
    const { user } = openList(records);
    await user.click(await screen.findByRole('button', { name: 'New address' }));
    expect(await screen.findByText('Saved and copied')).toBeTruthy();
    const made = records.find(({ email }) => email.endsWith('@mail.example'));
    expect(made).toMatchObject({ description: '' });
    expect(await navigator.clipboard.readText()).toBe(made?.email);
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await user.type(description, 'Shoe shop');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(made).toMatchObject({ description: 'Shoe shop' }));
  });

  it('asks for a domain first where the person has none', async () => {
    openList([sampleRecord()], null);
    const link = await screen.findByRole('link', { name: 'New address' });
    expect(link.getAttribute('href')).toBe('/alias/generate');
  });

  it('that could not be saved is not to be used', async () => {
    const { user } = openList([sampleRecord()]);
    await screen.findAllByRole('listitem');
    server.use(
      http.post(RECORDS, () =>
        HttpResponse.json({ message: 'The disk is full.', data: {} }, { status: 400 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'New address' }));
    expect(await screen.findByText(/^Failed to save, so don’t use \S+@mail\.example\. /)).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Aliases' })).getAllByRole('listitem')).toHaveLength(1);
  });
});
