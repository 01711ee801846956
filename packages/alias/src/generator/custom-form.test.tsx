import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { aliasRoutes } from '../routes';
import { aliasHandlers, sampleRecord } from '../testing';

const server = mockServer(...aliasHandlers());
const openPage = (at: string) => openTool(aliasRoutes, at, { aliasDomain: 'example.com' });
const RECORDS = '*/api/collections/aliases/records';
const refreshed = http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} }));

afterEach(() => {
  localStorage.clear();
});

describe('the custom form', () => {
  const openForm = async (records = [sampleRecord({ email: 'Gym@example.com' })]) => {
    server.use(...aliasHandlers(records));
    const page = openPage('/alias/generate');
    await page.user.click(await screen.findByRole('button', { name: 'Add custom' }));
    const form = within(await screen.findByRole('form', { name: 'Add custom' }));
    const address = form.getByRole('textbox', { name: 'Address' });
    return { ...page, records, form, address, save: () => form.getByRole('button', { name: /^Sav/ }) };
  };

  it('opens and closes, and keeps what was typed', async () => {
    const { user, address } = await openForm();
    const toggle = screen.getByRole('button', { name: 'Add custom' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(address).toBe(document.activeElement);
    expect(address.getAttribute('type')).toBe('email');
    expect(address.getAttribute('placeholder')).toBe('name@example.com');
    await user.type(address, 'par');
    await user.click(toggle);
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(toggle);
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', 'par');
  });

  it('stands under the domain and the buttons, over the suggestions', async () => {
    const { address } = await openForm();
    const inOrder = [
      screen.getByRole('textbox', { name: 'Domain' }),
      screen.getByRole('button', { name: 'Regenerate' }),
      screen.getByRole('button', { name: 'Add custom' }),
      address,
      await screen.findByRole('list', { name: 'Suggestions' }),
    ];
    const follows = (one: Element, next: Element | undefined) =>
      next === undefined || Boolean(one.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(inOrder.every((one, index) => follows(one, inOrder[index + 1]))).toBe(true);
  });

  it('saves only what has an address', async () => {
    const { user, address, save, form } = await openForm();
    expect(form.getByPlaceholderText('Description (optional)')).toBeTruthy();
    expect(save()).toHaveProperty('disabled', true);
    await user.type(address, '  ');
    expect(save()).toHaveProperty('disabled', true);
    await user.type(address, 'my parking');
    expect(save()).toHaveProperty('disabled', false);
    await user.click(save());
    expect((await form.findByRole('alert')).textContent).toBe(
      'Enter a whole address, such as news@example.com.',
    );
  });

  it('saves with Enter, says so, and is empty for the next', async () => {
    const { user, records, address, form } = await openForm();
    await user.type(form.getByRole('textbox', { name: 'Description' }), 'City parking app');
    await user.type(address, 'parking@example.com{Enter}');
    expect(await form.findByText('Saved')).toBeTruthy();
    expect(address).toHaveProperty('value', '');
    expect(form.getByRole('textbox', { name: 'Description' })).toHaveProperty('value', '');
    expect(address).toBe(document.activeElement);
    expect(records[1]).toMatchObject({ email: 'parking@example.com', description: 'City parking app' });
    const description = form.getByRole('textbox', { name: 'Description' });
    await user.type(description, 'Bakery');
    expect(description).toHaveProperty('value', 'Bakery');
    expect(form.queryByText('Saved')).toBeNull();
  });

  it('takes a whole address alone until the person has named a domain', async () => {
    const records = [sampleRecord()];
    server.use(...aliasHandlers(records));
    const { user } = openTool(aliasRoutes, '/alias/generate');
    await user.click(await screen.findByRole('button', { name: 'Add custom' }));
    const form = within(await screen.findByRole('form', { name: 'Add custom' }));
    const address = form.getByRole('textbox', { name: 'Address' });
    await user.type(address, 'parking{Enter}');
    expect((await form.findByRole('alert')).textContent).toMatch(/^Enter a whole address/);
    await user.type(address, '@mail.example{Enter}');
    expect(await form.findByText('Saved')).toBeTruthy();
    expect(records[1]).toMatchObject({ email: 'parking@mail.example' });
  });

  it.each(['parking', ' parking@ '])('saves %j at the chosen domain', async (typed) => {
    const { user, records, form, address } = await openForm();
    await user.clear(screen.getByRole('textbox', { name: 'Domain' }));
    await user.type(screen.getByRole('textbox', { name: 'Domain' }), 'mail.example.org');
    expect(form.getByText('A name alone becomes an address at mail.example.org.')).toBeTruthy();
    await user.type(address, `${typed}{Enter}`);
    expect(await form.findByText('Saved')).toBeTruthy();
    expect(records[1]).toMatchObject({ email: 'parking@mail.example.org' });
  });

  it('puts what was saved over the suggestions, where it is described', async () => {
    const { user, records, form, address } = await openForm();
    await user.type(address, 'parking{Enter}');
    expect(await form.findByText('Saved')).toBeTruthy();
    const list = within(screen.getByRole('list', { name: 'Suggestions' }));
    const row = within(list.getAllByRole('listitem')[0]!);
    expect(row.getByRole('button', { name: 'parking@example.com' })).toBeTruthy();
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await user.click(row.getByRole('button', { name: 'Edit' }));
    await user.type(row.getByRole('textbox', { name: 'Description' }), 'City parking app');
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText('City parking app')).toBeTruthy();
    expect(records[1]).toMatchObject({ email: 'parking@example.com', description: 'City parking app' });
  });

  it('no longer speaks of the last save after Regenerate', async () => {
    const { user, address, form } = await openForm();
    await user.type(address, 'parking@example.com{Enter}');
    expect(await form.findByText('Saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect(form.queryByText('Saved')).toBeNull();
  });

  it('saves the next under an id of its own, and the same one again under the same', async () => {
    const ids: string[] = [];
    const { user, address, form } = await openForm();
    const note = http.post(RECORDS, async ({ request }) => {
      ids.push(((await request.clone().json()) as { id: string }).id);
    });
    server.use(
      note,
      http.post(RECORDS, () => HttpResponse.error(), { once: true }),
    );
    await user.type(address, 'parking@example.com{Enter}');
    await form.findByRole('alert');
    await user.type(address, '{Enter}');
    await form.findByText('Saved');
    await user.type(address, 'bakery@example.com{Enter}');
    await waitFor(() => expect(ids).toHaveLength(3));
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('says that an address exists, and keeps what was typed', async () => {
    const { user, address, form } = await openForm();
    server.use(refreshed);
    await user.type(address, 'gym@EXAMPLE.com{Enter}');
    expect((await form.findByRole('alert')).textContent).toBe('That alias already exists.');
    expect(address).toHaveProperty('value', 'gym@EXAMPLE.com');
    expect(address).toBe(document.activeElement);
  });
});
