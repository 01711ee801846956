import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from '../testing';

const server = mockServer(...loyaltyHandlers());
const RECORDS = '*/api/collections/loyalty/records';

beforeEach(() => {
  // The test environment lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(356);
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

async function openAdd() {
  const page = openTool(loyaltyRoutes, '/loyality/add');
  await screen.findByRole('heading', { level: 1, name: 'Add Loyalty Card' });
  await screen.findByLabelText('Card ID');
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, save };
}

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
    const sentence = 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).';
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(descriptionOf(field('Card ID'))).toBe(sentence);
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
    expect(screen.getAllByRole('alert')).toHaveLength(1);
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
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Failed to save\. .*could not be reached/,
    );
    expect([field('Name').value, field('Card ID').value]).toEqual(['City Grocer', '1']);
    await save();
    await waitFor(() => expect(currentLocation().pathname).toBe(`/loyality/${String(ids[0])}`));
    expect(ids[1]).toBe(ids[0]);
  });

  it('shows what the server refuses beside its field', async () => {
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
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('leads back to the list', async () => {
    const { user, currentLocation } = await openAdd();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/loyality'));
  });

  it('asks before it is left with something typed', async () => {
    const { user, currentLocation } = await openAdd();
    await user.type(field('Name'), 'C');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(currentLocation().pathname).toBe('/loyality/add');
  });
});
