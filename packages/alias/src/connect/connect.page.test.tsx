import type { TokenRecord } from '@hub/pb-client';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tokensQuery } from '@hub/tool-kit/tokens';
import { aliasRoutes } from '../routes';
import { aliasHandlers, tokenHandlers } from '../testing';

const server = mockServer(...aliasHandlers());

function openConnect() {
  const records: TokenRecord[] = [];
  server.use(...tokenHandlers(records));
  return {
    records,
    ...openTool(aliasRoutes, '/alias/connect', { aliasDomain: 'mail.example' }),
  };
}

it('has the server address, the domain, and the steps of the program', async () => {
  const { user } = openConnect();
  expect(await screen.findByRole('button', { name: location.origin })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Domain' })).toHaveProperty('value', 'mail.example');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('Domain name: mail.example')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  expect(screen.getByText('Domain: mail.example')).toBeTruthy();
});

it('shows a token once, and says when the first alias was made with it', async () => {
  const { user, records, queryClient, unmount } = openConnect();
  await user.type(await screen.findByRole('textbox', { name: 'Name of this connection' }), 'Laptop{Enter}');
  expect(
    await screen.findByRole('button', { name: 'k3v9xq2m7t4w8z1c5b6n0p3r7y2u4i8o1a5s9d6f' }),
  ).toBeTruthy();
  expect(screen.getByText('Waiting for the first alias')).toBeTruthy();
  const connected = within(await screen.findByRole('list', { name: 'Connected' }));
  expect(connected.getByText('Not used yet')).toBeTruthy();

  Object.assign(records[0]!, { lastUsed: '2026-11-20T08:00:00.000Z' });
  await act(() => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey }));
  expect(await screen.findByText('The first alias was made.')).toBeTruthy();
  unmount();

  openTool(aliasRoutes, '/alias/connect');
  expect(await screen.findByText('Laptop')).toBeTruthy();
  expect(screen.queryByText('k3v9xq2m7t4w8z1c5b6n0p3r7y2u4i8o1a5s9d6f')).toBeNull();
});

it('revokes a token, and puts the focus on the title, because the button goes', async () => {
  const { user, records } = openConnect();
  await user.type(await screen.findByRole('textbox', { name: 'Name of this connection' }), 'Laptop{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(records).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Connected' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('wants a name for a connection', async () => {
  const { user, records } = openConnect();
  await user.click(await screen.findByRole('button', { name: 'Make a Token' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Name the program/);
  expect(records).toEqual([]);
});
