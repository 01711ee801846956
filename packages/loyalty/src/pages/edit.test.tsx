import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from '../testing';

const server = mockServer(...loyaltyHandlers());
const openPage = (at: string, person?: { isAdmin: boolean }) => openTool(loyaltyRoutes, at, person);
const RECORDS = '*/api/collections/loyalty/records';

beforeEach(() => {
  // The test environment has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(356);
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

async function openForm(id: string) {
  const page = openPage(`/loyality/${id}/edit`);
  await screen.findByRole('heading', { level: 1, name: 'Edit Loyalty Card' });
  await screen.findByLabelText('Card ID');
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, save };
}

describe('/loyality/{id}/edit', () => {
  it('begins with what is stored and sends only what was changed', async () => {
    const record = sampleRecord({ refreshSeconds: 20, expiryDate: '2099-01-01' });
    let body = {};
    server.use(
      http.patch(`${RECORDS}/:id`, async ({ request }) => {
        body = (await request.clone().json()) as object;
      }),
      ...loyaltyHandlers([record]),
    );
    const { user, save, currentLocation } = await openForm(record.id);
    expect(field('Refresh in seconds').value).toBe('20');
    expect(field('Expiry Date').value).toBe('2099-01-01');
    await user.clear(field('Refresh in seconds'));
    fireEvent.change(field('Expiry Date'), { target: { value: '' } });
    await save();
    await waitFor(() => expect(currentLocation().pathname).toBe(`/loyality/${record.id}`));
    expect(body).toEqual({ refreshSeconds: 0, expiryDate: '', rev: 1 });
  });

  it('asks which version stays when somebody else changed the card meanwhile', async () => {
    const record = sampleRecord();
    server.use(...loyaltyHandlers([record]));
    const { user, save } = await openForm(record.id);
    await user.type(field('Name'), ' South');
    Object.assign(record, { name: 'City Grocer North', refreshSeconds: 5, rev: 2 });
    await save();
    const question = await screen.findByRole('alertdialog', { name: /Someone changed this/ });
    expect(within(question).getByText('City Grocer North')).toBeTruthy();
    expect(question.textContent).toContain('Refresh in seconds: 5');
    await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(record).toMatchObject({ name: 'City Grocer South', refreshSeconds: 5, rev: 3 }),
    );
  });

  it('asks about the same balance from another device, and not about one that an earlier try has saved', async () => {
    const record = sampleRecord({ balance: '20' });
    server.use(...loyaltyHandlers([record]));
    const { user, save, currentLocation } = await openForm(record.id);
    await user.clear(field('Balance'));
    await user.type(field('Balance'), '15');
    Object.assign(record, { balance: '15', rev: 2 });
    await save();
    const question = await screen.findByRole('alertdialog', { name: /Someone changed this/ });
    expect(within(question).getByText(/If each took something off, one is missing/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Take theirs' }));
    await user.clear(field('Balance'));
    await user.type(field('Balance'), '10');
    server.use(
      http.patch(
        `${RECORDS}/:id`,
        () => {
          Object.assign(record, { balance: '10', rev: 3 });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    await save();
    await waitFor(() => expect(currentLocation().pathname).toBe(`/loyality/${record.id}`));
    expect(record).toMatchObject({ balance: '10', rev: 3 });
  });

  it('keeps what was typed when the card is gone', async () => {
    const records = [sampleRecord()];
    server.use(
      ...loyaltyHandlers(records),
      http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })),
    );
    const { user, save } = await openForm(records[0]!.id);
    await user.type(field('Name'), ' South');
    records.pop();
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/no longer here/);
    expect(field('Name').value).toBe('City Grocer South');
  });

  it('offers nothing to change to who may only see the card', async () => {
    const record = sampleRecord({ owner: 'adam00000000000', shared: true });
    server.use(...loyaltyHandlers([record]));
    openPage(`/loyality/${record.id}/edit`);
    expect(await screen.findByText('Shared with everyone here. Only its owner can change it.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Barcode of City Grocer' })).toBeTruthy();
    expect(screen.queryByLabelText('Card ID')).toBeNull();
  });

  it('says of a card that is nobody’s that only an admin can change it', async () => {
    const record = sampleRecord({ owner: '' });
    server.use(...loyaltyHandlers([record]));
    openPage(`/loyality/${record.id}/edit`);
    expect(await screen.findByText('Shared with everyone here. Only an admin can change it.')).toBeTruthy();
    expect(screen.queryByLabelText('Card ID')).toBeNull();
  });

  it('does not tell an admin that a card that is nobody’s is theirs alone', async () => {
    const record = sampleRecord({ owner: '' });
    server.use(...loyaltyHandlers([record]));
    openPage(`/loyality/${record.id}/edit`, { isAdmin: true });
    expect(await screen.findByText(/it belongs to the hub/)).toBeTruthy();
    expect(screen.queryByText(/only you see this/)).toBeNull();
  });

  it('offers the way to the list where there is no such card', async () => {
    server.use(http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })));
    openPage('/loyality/aaaaaaaaaaaaaaa/edit');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^This is no longer here/);
    expect(within(alert).getByRole('link', { name: 'Go to Loyality' }).getAttribute('href')).toBe(
      '/loyality',
    );
  });
});
