import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { loyaltyHandlers, sampleRecord } from '../testing';
import { answeringServer, layOut, openPage } from '../testing/test-page';

const server = answeringServer();
layOut(356);
const RECORDS = '*/api/collections/loyalty/records';

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

async function openForm(at: string, heading: string) {
  const page = openPage(at);
  await screen.findByRole('heading', { level: 1, name: heading });
  await screen.findByLabelText('Card ID');
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, save };
}

const openAdd = () => openForm('/loyality/add', 'Add Loyalty Card');

/** The sentence above the form; those beside the fields are inside it too, but after it. */
function notice(): string | null | undefined {
  return screen.getAllByRole('alert')[0]?.textContent;
}

describe('/loyality/add', () => {
  it('has the fields of the specification in their order', async () => {
    await openAdd();
    const labels = [...document.querySelectorAll('form label')].map(({ textContent }) => textContent);
    expect(labels.slice(0, 6)).toEqual([
      'Name',
      'Card ID',
      'Type',
      'Use custom UI',
      'Expiry Date',
      'Refresh in seconds',
    ]);
    expect(field('Name').placeholder).toBe('Shop name');
    expect(field('Refresh in seconds').placeholder).toBe('0 = off');
    const types = within(screen.getByLabelText('Type')).getAllByRole('option');
    expect(types.map(({ textContent }) => textContent)).toEqual(['Barcode (Code 128)', 'QR code']);
    expect(document.activeElement).toBe(field('Name'));
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Save' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/loyality');
  });

  it('hints that QR mode requires numeric only, once it is chosen', async () => {
    const { user } = await openAdd();
    expect(screen.queryByText(/QR mode requires numeric only/)).toBeNull();
    expect(field('Card ID').inputMode).toBe('text');
    await user.selectOptions(screen.getByLabelText('Type'), 'QR code');
    expect(descriptionOf(field('Card ID'))).toContain('QR mode requires numeric only');
    expect(field('Card ID').inputMode).toBe('numeric');
  });

  it('saves what was typed, trimmed, and goes to the card', async () => {
    const records: ReturnType<typeof sampleRecord>[] = [];
    server.use(...loyaltyHandlers(records));
    const { user, save, currentLocation } = await openAdd();
    await user.type(field('Name'), ' City Grocer ');
    await user.type(field('Card ID'), ' 4410278 ');
    await user.selectOptions(screen.getByLabelText('Type'), 'QR code');
    await user.click(field('Use custom UI'));
    fireEvent.change(field('Expiry Date'), { target: { value: '2099-03-14' } });
    await user.type(field('Refresh in seconds'), '30');
    await user.click(screen.getByRole('switch'));
    await save();
    await waitFor(() => expect(records).toHaveLength(1));
    expect(records[0]).toMatchObject({
      name: 'City Grocer',
      cardId: '4410278',
      type: 'qrcode',
      customUI: true,
      expiryDate: '2099-03-14',
      refreshSeconds: 30,
      shared: true,
    });
    await waitFor(() => expect(currentLocation().pathname).toBe(`/loyality/${records[0]!.id}`));
    expect(await screen.findByRole('heading', { name: 'MEMBERSHIP CARD' })).toBeTruthy();
  });

  it('sends neither seconds nor date when there are none', async () => {
    let body = {};
    server.use(
      http.post(RECORDS, async ({ request }) => {
        body = (await request.clone().json()) as object;
      }),
      ...loyaltyHandlers(),
    );
    const { user, save } = await openAdd();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), 'A-1');
    await save();
    await screen.findByRole('img', { name: 'Barcode of City Grocer' });
    expect(Object.keys(body).sort()).toEqual(['cardId', 'customUI', 'id', 'name', 'shared', 'type']);
  });

  it('says what is missing above the form and beside the fields, and sends nothing', async () => {
    const { user, save } = await openAdd();
    await user.type(field('Card ID'), '  ');
    await save();
    expect(notice()).toBe('Please fill in Name and Card ID.');
    expect(descriptionOf(field('Name'))).toContain('Give the name of the shop.');
    expect(descriptionOf(field('Card ID'))).toContain('Give the number on the card.');
    expect(document.activeElement).toBe(field('Name'));
    await user.type(field('Name'), 'C');
    expect(notice()).toBe('Please fill in Name and Card ID.');
    await user.type(field('Card ID'), '1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('wants digits in QR mode, and forgets that in barcode mode', async () => {
    const { user, save } = await openAdd();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), 'A-1');
    await user.selectOptions(screen.getByLabelText('Type'), 'QR code');
    await save();
    expect(notice()).toBe('QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).');
    expect(descriptionOf(field('Card ID'))).toContain('Use the digits 0 to 9 only.');
    await user.selectOptions(screen.getByLabelText('Type'), 'Barcode (Code 128)');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['QR code', '1'.repeat(35), /34 digits/],
    ['Barcode (Code 128)', 'x'.repeat(81), /80 characters/],
    ['Barcode (Code 128)', 'café', /“é”/],
  ])('refuses for a %s what it can’t hold', async (type, cardId, sentence) => {
    const { user, save } = await openAdd();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), cardId);
    await user.selectOptions(screen.getByLabelText('Type'), type);
    await save();
    expect(notice()).toMatch(sentence);
    expect(descriptionOf(field('Card ID'))).toMatch(sentence);
  });

  it('takes no negative seconds', async () => {
    await openAdd();
    fireEvent.change(field('Refresh in seconds'), { target: { value: '-5' } });
    expect(field('Refresh in seconds').value).toBe('0');
  });

  it('says that it saves, and saves once', async () => {
    let saves = 0;
    server.use(
      http.post(RECORDS, async () => {
        saves += 1;
        await delay('infinite');
      }),
    );
    const { user, save } = await openAdd();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), '1');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Saving…' }));
    await waitFor(() => expect(saves).toBe(1));
  });

  it('keeps everything typed when a save fails, says why, and makes one card when sent again', async () => {
    const records: ReturnType<typeof sampleRecord>[] = [];
    const ids: unknown[] = [];
    server.use(
      http.post(RECORDS, async ({ request }) => {
        ids.push(((await request.clone().json()) as { id: string }).id);
        return ids.length === 1 ? HttpResponse.error() : undefined;
      }),
      ...loyaltyHandlers(records),
    );
    const { user, save, currentLocation } = await openAdd();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), '1');
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to save\. .*can’t be reached/);
    expect([field('Name').value, field('Card ID').value]).toEqual(['City Grocer', '1']);
    await save();
    await waitFor(() => expect(currentLocation().pathname).toBe(`/loyality/${String(ids[0])}`));
    expect(ids[1]).toBe(ids[0]);
  });

  it('shows what the server refuses beside its field and above the form', async () => {
    const data = { cardId: { code: 'x', message: 'This card is known already.' } };
    server.use(
      http.post(RECORDS, () => HttpResponse.json({ status: 400, message: 'No.', data }, { status: 400 })),
      http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })),
    );
    const { user, save } = await openAdd();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), '1');
    await save();
    await waitFor(() => expect(descriptionOf(field('Card ID'))).toContain('This card is known already.'));
    expect(notice()).toBe('This card is known already.');
  });

  it('asks before it is left with something typed', async () => {
    const { user, currentLocation } = await openAdd();
    await user.type(field('Name'), 'C');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(currentLocation().pathname).toBe('/loyality/add');
  });
});

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
    const { user, save, currentLocation } = await openForm(
      `/loyality/${record.id}/edit`,
      'Edit Loyalty Card',
    );
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
    const { user, save } = await openForm(`/loyality/${record.id}/edit`, 'Edit Loyalty Card');
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

  it('keeps what was typed when the card is gone', async () => {
    const records = [sampleRecord()];
    server.use(
      ...loyaltyHandlers(records),
      http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })),
    );
    const { user, save } = await openForm(`/loyality/${records[0]!.id}/edit`, 'Edit Loyalty Card');
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
    expect(await screen.findByText(/Only its owner can change it/)).toBeTruthy();
    expect(screen.queryByLabelText('Card ID')).toBeNull();
  });
});

it('/loyality/terms says that the card is kept by the person', async () => {
  openPage('/loyality/terms');
  expect(await screen.findByRole('heading', { name: 'Your card is kept by you' })).toBeTruthy();
});
