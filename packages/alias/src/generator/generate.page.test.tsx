import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aliasesQuery } from '../api/alias.queries';
import { aliasRoutes } from '../routes';
import { aliasHandlers, sampleRecord } from '../testing';
import { addressesNow, first, rows } from '../testing/generator-page';

const server = mockServer(...aliasHandlers());
const openPage = (at: string, personId?: string) =>
  openTool(aliasRoutes, at, { aliasDomain: 'example.com', ...(personId !== undefined && { id: personId }) });
const RECORDS = '*/api/collections/aliases/records';

afterEach(() => {
  localStorage.clear();
});

const refreshed = http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} }));

it('asks for a domain first where the person has named none, and suggests nothing before', async () => {
  const { user } = openTool(aliasRoutes, '/alias/generate');
  const domain = await screen.findByRole('textbox', { name: 'Domain' });
  expect(domain).toHaveProperty('value', '');
  expect(domain.getAttribute('placeholder')).toBe('example.com');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/@example/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Regenerate' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Enter a domain' }));
  expect(domain).toBe(document.activeElement);
  await user.type(domain, 'mail.example');
  expect(await rows()).toHaveLength(4);
  for (const address of addressesNow()) expect(address).toMatch(/@mail\.example$/);
  expect(screen.queryByRole('button', { name: 'Enter a domain' })).toBeNull();
});

it('says what a catch-all is, and that the hub forwards no mail', async () => {
  openPage('/alias/generate');
  const domain = await screen.findByRole('textbox', { name: 'Domain' });
  const hint = document.getElementById(domain.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('doesn’t forward mail');
  expect(hint?.textContent).toContain('a catch-all');
});

it('makes addresses of words where the person likes, and goes on doing so', async () => {
  const OF_WORDS = /^[a-z]+-[a-z]+-\d{4}@example\.com$/;
  const { user } = openPage('/alias/generate', 'words0000000000');
  await rows();
  await user.click(screen.getByRole('radio', { name: 'Words' }));
  expect(await screen.findAllByRole('button', { name: OF_WORDS })).toHaveLength(4);
  cleanup();
  openPage('/alias/generate', 'words0000000000');
  expect(await screen.findAllByRole('button', { name: OF_WORDS })).toHaveLength(4);
});

describe('the suggestions', () => {
  it('are being loaded until the addresses to avoid are known', async () => {
    server.use(http.get(RECORDS, () => delay('infinite')));
    openPage('/alias/generate');
    expect(await screen.findByText('Loading suggestions…')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Regenerate' })).toHaveProperty('disabled', true);
  });

  it('are four new addresses at the person’s domain', async () => {
    openPage('/alias/generate');
    expect(await rows()).toHaveLength(4);
    expect(new Set(addressesNow())).toHaveProperty('size', 4);
    for (const address of addressesNow()) expect(address).toMatch(/@example\.com$/);
    expect(screen.getAllByText('Add a description')).toHaveLength(4);
  });

  it('are others after Regenerate', async () => {
    const { user } = openPage('/alias/generate');
    await rows();
    const before = addressesNow();
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect(addressesNow()).toHaveLength(4);
    for (const address of addressesNow()) expect(before).not.toContain(address);
  });

  it('say that no unused address was found', async () => {
    // Every generated address is the same, so there is one at most.
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    openPage('/alias/generate');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No unused address was found in 1,000 attempts. Try again, or change the domain.',
    );
  });

  it('say why there are none when the list can’t be loaded', async () => {
    server.use(
      http.get(RECORDS, () => HttpResponse.json({ message: 'No.', data: {} }, { status: 400 })),
      refreshed,
    );
    openPage('/alias/generate');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
  });
});

describe('a suggestion', () => {
  it('is edited, saved and then says so', async () => {
    const records = [sampleRecord()];
    server.use(...aliasHandlers(records));
    const { user } = openPage('/alias/generate');
    const row = await first();
    const [address] = addressesNow();
    await user.click(row.getByRole('button', { name: 'Edit' }));
    const field = await row.findByRole('textbox', { name: 'Description' });
    expect(field).toBe(document.activeElement);
    expect(field.getAttribute('rows')).toBe('3');
    await user.type(field, ' Gym ');
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText('Saved')).toBe(document.activeElement);
    expect(row.getByText('Gym')).toBeTruthy();
    expect(records[1]).toMatchObject({ email: address, description: 'Gym' });
  });

  it('is left by Escape only while nothing is typed', async () => {
    const { user } = openPage('/alias/generate');
    const row = await first();
    await user.click(row.getByRole('button', { name: 'Edit' }));
    await user.type(row.getByRole('textbox'), 'Gym{Escape}');
    expect(row.getByRole('textbox')).toHaveProperty('value', 'Gym');
    await user.click(row.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(row.getByRole('button', { name: 'Edit' }));
    await user.click(row.getByRole('button', { name: 'Edit' }));
    expect(row.getByRole('textbox')).toHaveProperty('value', '');
    await user.keyboard('{Escape}');
    expect(row.queryByRole('textbox')).toBeNull();
  });

  it('shows in the loaded list at once', async () => {
    server.use(...aliasHandlers([sampleRecord()]));
    const { user, queryClient } = openPage('/alias/generate');
    const row = await first();
    const [address] = addressesNow();
    server.use(http.get(RECORDS, () => delay('infinite')));
    await user.click(row.getByRole('button', { name: 'Edit' }));
    await user.click(row.getByRole('button', { name: 'Save' }));
    await row.findByText('Saved');
    expect(queryClient.getQueryData(aliasesQuery.queryKey)?.map(({ email }) => email)[0]).toBe(address);
  });

  it('can’t be saved twice while that is under way', async () => {
    server.use(http.post(RECORDS, () => delay('infinite')));
    const { user } = openPage('/alias/generate');
    const row = await first();
    await user.click(row.getByRole('button', { name: 'Edit' }));
    await user.click(await row.findByRole('button', { name: 'Save' }));
    expect(row.getByRole('button', { name: 'Saving…' }).getAttribute('aria-disabled')).toBe('true');
    expect(row.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('keeps to itself that its save is slow or has failed, and can be tried again', async () => {
    const ids: string[] = [];
    server.use(
      http.post(RECORDS, async ({ request }) => {
        const { id, description } = (await request.json()) as { id: string; description: string };
        if (description === 'Slow') return delay('infinite');
        ids.push(id);
        return HttpResponse.error();
      }),
    );
    const { user } = openPage('/alias/generate');
    const [slow, failing, quick] = (await rows()).map((row) => within(row));
    const saveAs = async (row: typeof slow, description: string) => {
      await user.click(row!.getByRole('button', { name: 'Edit' }));
      await user.type(await row!.findByRole('textbox'), description);
      await user.click(row!.getByRole('button', { name: 'Save' }));
    };
    await saveAs(slow, 'Slow');
    await saveAs(failing, 'Gym');
    expect((await failing!.findByRole('alert')).textContent).toMatch(/could not be reached/);
    expect(failing!.getByRole('textbox')).toHaveProperty('value', 'Gym');

    await user.click(failing!.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);

    server.use(...aliasHandlers());
    await saveAs(quick, 'Bakery');
    expect(await quick!.findByText('Saved')).toBeTruthy();
    expect(slow!.getByRole('button', { name: 'Saving…' })).toBeTruthy();
    await user.click(failing!.getByRole('button', { name: 'Save' }));
    expect(await failing!.findByText('Saved')).toBeTruthy();
    expect(slow!.getByRole('button', { name: 'Saving…' })).toBeTruthy();
  });
});

describe('a saved address', () => {
  const saveFirst = async () => {
    const records = [sampleRecord()];
    server.use(...aliasHandlers(records));
    const page = openPage('/alias/generate');
    const row = await first();
    await page.user.click(row.getByRole('button', { name: 'Edit' }));
    await page.user.click(row.getByRole('button', { name: 'Save' }));
    await row.findByText('Saved');
    return { ...page, records, row };
  };
  it('is described where it was made', async () => {
    const { user, records, row } = await saveFirst();
    await user.click(row.getByText('Add a description'));
    await user.type(row.getByRole('textbox', { name: 'Description' }), 'Gym');
    expect(row.getByRole('switch', { name: 'Share with everyone here' })).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText('Gym')).toBeTruthy();
    expect(document.activeElement).toBe(row.getByRole('button', { name: 'Edit' }));
    expect(records).toHaveLength(2);
    expect(records[1]).toMatchObject({ description: 'Gym' });
  });

  it('stays while it is being edited, whatever is drawn', async () => {
    const { user, row } = await saveFirst();
    const [address] = addressesNow();
    await user.click(row.getByRole('button', { name: 'Edit' }));
    await user.type(row.getByRole('textbox', { name: 'Description' }), 'Gym');
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect(addressesNow()[0]).toBe(address);
    expect((await first()).getByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'Gym');
  });
});

it('asks before something typed is left', async () => {
  const { user, currentLocation } = openPage('/alias/generate');
  await user.click((await first()).getByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Gym');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(currentLocation().pathname).toBe('/alias/generate');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(currentLocation().pathname).toBe('/alias'));
});
