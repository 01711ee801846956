import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aliasRoutes } from '../routes';
import { aliasHandlers, sampleRecord } from '../testing';

const server = mockServer(...aliasHandlers());
const openPage = (at: string, personId?: string) =>
  openTool(aliasRoutes, at, personId === undefined ? {} : { id: personId });
const RECORDS = '*/api/collections/aliases/records';

const gym = () => sampleRecord({ email: 'm1-gym@example.com', description: 'Gym' });
const rows = () => screen.getAllByRole('listitem');
const addresses = () => rows().map((row) => within(row).getByRole('button', { name: /@/ }).textContent);
const rowOf = (address: string) =>
  rows().find((row) => row.textContent.includes(address)) ?? expect.fail(`There is no row of ${address}.`);

describe('what there is', () => {
  it('says when there is nothing', async () => {
    openPage('/alias');
    expect(await screen.findByText('No aliases yet.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Aliases' })).toBeTruthy();
  });

  it('shows a failure, never an empty list, and loads again', async () => {
    server.use(
      http.get(RECORDS, () => HttpResponse.json({ message: 'No.', data: {} }, { status: 400 })),
      http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })),
    );
    const { user } = openPage('/alias');
    const alert = await screen.findByRole('alert');
    expect(screen.queryByText('No aliases yet.')).toBeNull();
    server.use(...aliasHandlers([gym()]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Gym')).toBeTruthy();
  });

  it('holds the place of the filter while it loads, which can be typed already', async () => {
    server.use(http.get(RECORDS, () => delay('infinite')));
    const { user } = openPage('/alias');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'gym');
    const sort = within(screen.getByRole('combobox', { name: 'Sort' }));
    expect(sort.getByRole('option', { selected: true }).textContent).toBe('Recent');
    const orders = sort.getAllByRole('option').map(({ textContent }) => textContent);
    expect(orders).toEqual(['Recent', 'Oldest', 'A-Z', 'Z-A', 'Name']);
  });

  it('tells the buttons of a row apart by its address', async () => {
    server.use(...aliasHandlers([gym(), sampleRecord()]));
    openPage('/alias');
    await screen.findAllByRole('listitem');
    for (const name of ['Edit', 'Delete']) {
      const button = within(rowOf('m1-gym')).getByRole('button', { name });
      const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(description?.textContent).toBe('m1-gym@example.com');
    }
  });

  it('asks for a description where there is none', async () => {
    server.use(...aliasHandlers([sampleRecord()]));
    const { user } = openPage('/alias');
    await user.click(await screen.findByText('Add a description'));
    expect(await screen.findByRole('textbox', { name: 'Description' })).toBe(document.activeElement);
  });

  it('lets nobody change what another person shares', async () => {
    server.use(...aliasHandlers([sampleRecord({ shared: true, owner: 'adam00000000000' })]));
    openPage('/alias');
    expect(await screen.findByText('Shared')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByText('Add a description')).toBeNull();
  });

  it('says to an admin that everyone sees what is nobody’s, and asks nothing about it', async () => {
    server.use(...aliasHandlers([sampleRecord({ owner: '' })]));
    const { user } = openTool(aliasRoutes, '/alias', { isAdmin: true });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.getByText('Everyone here sees this: it belongs to the hub.')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('filter and order', () => {
  const three = () => [
    gym(),
    sampleRecord({ email: 'a2@example.com', description: 'Bakery' }),
    sampleRecord({ email: 'z3@example.com', description: '' }),
  ];

  it('follow what is typed, and stand in the address bar', async () => {
    server.use(...aliasHandlers(three()));
    const { user, currentLocation } = openPage('/alias');
    await screen.findAllByRole('listitem');
    await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'BAKE');
    expect(await screen.findByText('1 of 3 addresses')).toBeTruthy();
    expect(addresses()).toEqual(['a2@example.com']);
    expect(currentLocation().search).toBe('?q=BAKE');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Z-A');
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() =>
      expect(addresses()).toEqual(['z3@example.com', 'm1-gym@example.com', 'a2@example.com']),
    );
    expect(currentLocation().search).toBe('?sort=z-a');
  });

  it('come from the address bar', async () => {
    server.use(...aliasHandlers(three()));
    openPage('/alias?q=example&sort=a-z');
    await screen.findAllByRole('listitem');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'example');
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'a-z');
    expect(addresses()).toEqual(['a2@example.com', 'm1-gym@example.com', 'z3@example.com']);
  });

  it('say when nothing matches', async () => {
    server.use(...aliasHandlers(three()));
    openPage('/alias?q=cinema');
    expect(await screen.findByText('No alias matches.')).toBeTruthy();
    expect(screen.queryByText('No aliases yet.')).toBeNull();
  });

  it('keep an alias in sight that is being edited', async () => {
    server.use(...aliasHandlers(three()));
    const { user } = openPage('/alias');
    await screen.findAllByRole('listitem');
    await user.click(within(rowOf('m1-gym')).getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), ' and pool');
    await user.type(screen.getByRole('searchbox'), 'bakery');
    await screen.findByText('2 of 3 addresses');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'Gym and pool');
  });
});

describe('copying', () => {
  it('copies the address and nothing else, and says so', async () => {
    server.use(...aliasHandlers([gym()]));
    const { user } = openPage('/alias');
    await user.click(await screen.findByRole('button', { name: 'm1-gym@example.com' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(screen.getByText('Copied').closest('[role=status]')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('m1-gym@example.com');
  });

  it('selects the address and says how to copy it where the browser refuses every way', async () => {
    server.use(...aliasHandlers([gym()]));
    const { user } = openPage('/alias');
    vi.stubGlobal('navigator', {});
    await user.click(await screen.findByRole('button', { name: 'm1-gym@example.com' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Copying is blocked here. The address is selected: press Ctrl+C (⌘C on a Mac), or hold it and choose Copy.',
    );
    expect(getSelection()?.toString()).toBe('m1-gym@example.com');
    expect(screen.queryByText('Copied')).toBeNull();
  });
});

describe('editing in place', () => {
  const editGym = async (record = gym()) => {
    server.use(...aliasHandlers([record]));
    const page = openPage('/alias');
    await page.user.click(await screen.findByRole('button', { name: 'Edit' }));
    return { ...page, record, field: await screen.findByRole('textbox', { name: 'Description' }) };
  };

  it('has a field of three rows, saves, and gives the focus back', async () => {
    const { user, field } = await editGym();
    expect(field.getAttribute('rows')).toBe('3');
    await user.type(field, ' and pool');
    await user.click(screen.getByRole('switch', { name: 'Share with everyone here' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Gym and pool')).toBeTruthy();
    expect(screen.getByText('Shared')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
  });

  it('begins at the end of what is written', async () => {
    const { field } = await editGym();
    expect(field).toBe(document.activeElement);
    expect((field as HTMLTextAreaElement).selectionStart).toBe('Gym'.length);
  });

  it('is left by Escape while nothing is typed, and by Cancel with nothing saved', async () => {
    const { user, field } = await editGym();
    await user.type(field, ' and pool{Escape}');
    expect(field).toHaveProperty('value', 'Gym and pool');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Gym')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
  });

  it('keeps what was typed when the save fails', async () => {
    const { user, field } = await editGym();
    server.use(http.patch(`${RECORDS}/:id`, () => HttpResponse.error()));
    await user.type(field, ' and pool');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Failed to save\. .*could not be reached/,
    );
    expect(field).toHaveProperty('value', 'Gym and pool');
  });

  it('asks which version stays when somebody changed it meanwhile', async () => {
    const { user, record, field } = await editGym();
    Object.assign(record, { description: 'Pool', rev: 2 });
    await user.type(field, ' of Mei');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByRole('row', { name: 'Description Gym of Mei Pool' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Gym of Mei')).toBeTruthy();
    expect(record).toMatchObject({ description: 'Gym of Mei', rev: 3 });
  });

  it('stays in sight when the alias is deleted meanwhile, and says so on saving', async () => {
    const records = [gym(), sampleRecord()];
    server.use(...aliasHandlers(records));
    const { user, queryClient } = openPage('/alias');
    await screen.findAllByRole('listitem');
    await user.click(within(rowOf('m1-gym')).getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), ' and pool');
    records.splice(0, 2);
    await act(() => queryClient.invalidateQueries());
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'Gym and pool');
    server.use(http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/no longer here/);
  });
});

describe('deleting', () => {
  it('asks first, deletes, and shows what is left', async () => {
    server.use(...aliasHandlers([gym()]));
    const { user } = openPage('/alias');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this alias?' });
    expect(within(dialog).getByText('m1-gym@example.com')).toBeTruthy();
    expect(within(dialog).getByText('Gym')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No aliases yet.')).toBeTruthy();
    expect(screen.getByText('Deleted')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('is thought better of', async () => {
    server.use(...aliasHandlers([gym()]));
    const { user } = openPage('/alias');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Gym')).toBeTruthy();
  });

  it('says why it failed and stays open', async () => {
    server.use(...aliasHandlers([gym()]));
    const { user } = openPage('/alias');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    server.use(http.delete(`${RECORDS}/:id`, async () => (await failed, HttpResponse.error())));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(within(dialog).getByText('Deleting…')).toBeTruthy();
    fail();
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(
      /^Failed to delete\. .*could not be reached/,
    );
  });
});
