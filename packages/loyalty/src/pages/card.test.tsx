import { SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from '../testing';
import { cardOpener, chooseAction } from '../testing/open-card';
import { picture } from '../testing/raster';
import { readCode } from '../testing/reader';
import { decodeBarcode, decodeQrCode, turnedBack } from '../testing/scanner';

const server = mockServer(...loyaltyHandlers());
const openCard = cardOpener(server);
const openPage = (at: string, person?: Parameters<typeof openTool>[2]) => openTool(loyaltyRoutes, at, person);

beforeEach(() => {
  // The test environment has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(356);
});

describe('a plain card', () => {
  it('shows the name, a barcode that can be read, and the Card ID', async () => {
    const { record } = await openCard({ cardId: '603571012345678' });
    expect(screen.getByRole('heading', { level: 2, name: 'City Grocer' })).toBeTruthy();
    const svg = screen.getByRole('img', { name: 'Barcode of City Grocer' });
    expect(svg.getAttribute('height')).toBe('144');
    expect(decodeBarcode(picture(svg))).toBe(record.cardId);
    expect(document.querySelector('main')?.textContent).toContain(record.cardId);
    expect(screen.getByText('Tap the code to fill the screen')).toBeTruthy();
  });

  it('shows a QR code of 240 that can be read', async () => {
    await openCard({ type: 'qrcode', cardId: '4410278' });
    const svg = screen.getByRole('img', { name: 'QR Code of City Grocer' });
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['240', '240']);
    expect(decodeQrCode(picture(svg))).toBe('4410278');
  });

  it('marks one that has expired', async () => {
    await openCard({ expiryDate: '2020-01-01' });
    expect(screen.getByText(/^Expired/)).toBeTruthy();
  });

  it('marks one that everyone here sees', async () => {
    await openCard({ owner: 'adam00000000000', shared: true });
    expect(within(screen.getByRole('main')).getByText('Shared')).toBeTruthy();
  });

  it.each([
    { customUI: false, heading: 'Loyality' },
    { customUI: true, heading: 'Account' },
  ])('titles the window with its name under the heading $heading', async ({ customUI, heading }) => {
    await openCard({ name: 'Zoo', customUI });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    await waitFor(() => expect(document.title).toBe('Zoo · Apps'));
  });

  it('shows an unreadable number in large type, with a sentence, and no empty box', async () => {
    await openCard({ type: 'qrcode', cardId: 'OLD-77' });
    expect(screen.getByText('OLD-77')).toBeTruthy();
    expect(screen.getByText(/^This number can’t be shown as a code\. ./)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says when a barcode is longer than the screen is wide, and offers the full screen', async () => {
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('innerHeight', 844);
    const cardId = 'A-'.repeat(26);
    const { user } = await openCard({ cardId });
    expect(screen.getByText('This barcode is too wide for the screen. It may fit when turned.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fill the screen' }));
    const svg = within(screen.getByRole('dialog')).getByRole('img');
    expect(decodeBarcode(turnedBack(picture(svg)))).toBe(cardId);
    expect(
      screen.getByText('This code is very fine on this screen. If it can’t be read, read out the number.'),
    ).toBeTruthy();
  });
});

describe('a card of another type', () => {
  const cards = [
    { type: 'ean13', cardId: '4006381333931', name: 'EAN-13' },
    { type: 'code39', cardId: 'AB-12', name: 'Code 39' },
    { type: 'datamatrix', cardId: '0012', name: 'Data Matrix' },
    { type: 'pdf417', cardId: '0012', name: 'PDF417' },
    { type: 'qrtext', cardId: 'Grüße', name: 'QR code with text' },
  ] as const;

  it.each(cards)('shows $name once its encoder is there, to be read', async ({ type, cardId, name }) => {
    await openCard({ type, cardId });
    const svg = await screen.findByRole('img', { name: `${name} of City Grocer` });
    expect(await readCode(picture(svg), type)).toBe(cardId);
  });

  it('shows the Card ID, and draws what the code says', async () => {
    const { user } = await openCard({
      type: 'aztec',
      cardId: '0012',
      code: 'https://example.com/0012?Grüße',
    });
    const svg = await screen.findByRole('img', { name: 'Aztec of City Grocer' });
    expect(await readCode(picture(svg), 'aztec')).toBe('https://example.com/0012?Grüße');
    expect(document.querySelector('main')?.textContent).toContain('0012');
    await user.click(screen.getByRole('button', { name: 'Aztec of City Grocer' }));
    const till = screen.getByRole('dialog');
    expect(await readCode(picture(within(till).getByRole('img')), 'aztec')).toBe(
      'https://example.com/0012?Grüße',
    );
    expect(within(till).getByRole('button', { name: '0012' })).toBeTruthy();
  });

  it('without a code has its number in large type, there and on the full screen', async () => {
    const { user } = await openCard({ type: 'none', cardId: 'Mei 12' });
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mei 12' }));
    const till = screen.getByRole('dialog', { name: 'Number of City Grocer' });
    expect(within(till).getByRole('button', { name: 'Mei 12' })).toBeTruthy();
    expect(within(till).queryByRole('img')).toBeNull();
  });

  it('says which digit an old number lacks', async () => {
    await openCard({ type: 'ean13', cardId: '400638133393' });
    expect(screen.getByText(/add the check digit 1\.$/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the full screen', () => {
  it('copies the number by a tap on it, and stays', async () => {
    const { user, record } = await openCard();
    await user.click(screen.getByRole('button', { name: 'Barcode of City Grocer' }));
    const till = screen.getByRole('dialog');
    await user.click(within(till).getByRole('button', { name: record.cardId }));
    expect(await within(till).findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(record.cardId);
    expect(screen.getByRole('dialog')).toBe(till);
  });

  it('shows the code alone, and closes by a tap and by Escape', async () => {
    const { user, record } = await openCard();
    const code = screen.getByRole('button', { name: 'Barcode of City Grocer' });
    await user.click(code);
    const dialog = screen.getByRole('dialog', { name: 'Barcode of City Grocer' });
    const shown = picture(within(dialog).getByRole('img'));
    expect(decodeBarcode(window.innerHeight > window.innerWidth ? turnedBack(shown) : shown)).toBe(
      record.cardId,
    );
    await user.click(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(code);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(code);
    // What a browser does on Escape.
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that a barcode is too long for it', async () => {
    vi.stubGlobal('innerWidth', 200);
    vi.stubGlobal('innerHeight', 200);
    const { user } = await openCard({ cardId: 'A-'.repeat(40) });
    await user.click(screen.getByRole('button', { name: 'Fill the screen' }));
    expect(screen.getByText('This barcode is too long for this screen. Read out the number.')).toBeTruthy();
  });

  it('says of which shop it is', async () => {
    const { user } = await openCard();
    await user.click(screen.getByRole('button', { name: 'Barcode of City Grocer' }));
    expect(within(screen.getByRole('dialog')).getByText('City Grocer')).toBeTruthy();
    expect(screen.queryByText(/very fine/)).toBeNull();
  });

  it('is a step in the history, which Back leaves for the card', async () => {
    const { user, record, currentLocation } = await openCard();
    await user.click(screen.getByRole('button', { name: 'Barcode of City Grocer' }));
    expect(currentLocation()).toMatchObject({ pathname: `/loyality/${record.id}`, search: '?till' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(currentLocation().search).toBe(''));
    expect(currentLocation().pathname).toBe(`/loyality/${record.id}`);
  });

  it('is open again after the page was reloaded', async () => {
    const record = sampleRecord();
    server.use(...loyaltyHandlers([record]));
    openPage(`/loyality/${record.id}?till`);
    expect(await screen.findByRole('dialog', { name: 'Barcode of City Grocer' })).toBeTruthy();
  });
});

describe('what can be done with a card', () => {
  it('is to delete it at once where no picture goes with it, and to take that back', async () => {
    const { user, record, records, currentLocation } = await openCard();
    server.use(
      http.post('*/api/hub/restore', () => {
        records.push(record);
        return Response.json({ collection: 'loyalty', id: record.id });
      }),
    );
    await chooseAction(user, 'Delete');
    await waitFor(() => expect(currentLocation().pathname).toBe('/loyality'));
    expect(records).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^City Grocer/ })).toBeTruthy();
  });

  it('is to edit it, and to delete it after a question where a picture goes with it', async () => {
    const { user, record, records, currentLocation } = await openCard({ front: 'front.png' });
    await user.click(screen.getByRole('button', { name: 'Card actions' }));
    expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toBe(
      `/loyality/${record.id}/edit`,
    );
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this card?' });
    expect(question.textContent).toContain('City Grocer');
    expect(question.textContent).toContain('603571012345678');
    expect(question.textContent).toContain(
      'Its pictures will be deleted for good. For 30 days the rest can be restored',
    );
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/loyality'));
    expect(records).toEqual([]);
    expect(await screen.findByText('No cards yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('takes the message of the change before away when another is saved', async () => {
    const { user } = await openCard();
    await chooseAction(user, 'Star');
    expect(await screen.findByText('Starred')).toBeTruthy();
    server.use(http.patch('*/records/:id', () => delay('infinite')));
    await chooseAction(user, 'Archive');
    await waitFor(() => expect(screen.queryByText('Starred')).toBeNull());
  });

  it('says why it could not be deleted, and keeps it', async () => {
    const { user, records } = await openCard({ back: 'back.png' });
    server.use(http.delete('*/records/:id', () => Response.error()));
    await chooseAction(user, 'Delete');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect((await within(question).findByRole('alert')).textContent).toMatch(/could not be reached/);
    expect(records).toHaveLength(1);
  });

  it('is nothing where somebody else shares it', async () => {
    await openCard({ owner: 'adam00000000000', shared: true });
    expect(screen.queryByRole('button', { name: 'Card actions' })).toBeNull();
  });

  it('is up to the admins where it has no owner', async () => {
    const record = sampleRecord({ owner: '' });
    server.use(...loyaltyHandlers([record]));
    openPage(`/loyality/${record.id}`, { id: SAMPLE_PERSON, isAdmin: true });
    expect(await screen.findByRole('button', { name: 'Card actions' })).toBeTruthy();
  });
});

describe('loading a card', () => {
  it('says so', async () => {
    server.use(http.get('*/records/:id', () => delay('infinite')));
    openPage('/loyality/aaaaaaaaaaaaaaa');
    expect(await screen.findByText('Loading…')).toBeTruthy();
  });

  it('says when it failed', async () => {
    server.use(
      ...loyaltyHandlers(),
      http.post('*/auth-refresh', () => Response.json({ token: 'x', record: {} })),
    );
    openPage('/loyality/aaaaaaaaaaaaaaa');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^This is no longer here/);
    expect(within(alert).getByText(/^This is no longer here/).className).toContain('text-danger');
    expect(within(alert).getByRole('link', { name: 'Go to Loyality' }).getAttribute('href')).toBe(
      '/loyality',
    );
    expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is not waited for when the list knows the card', async () => {
    const record = sampleRecord();
    server.use(...loyaltyHandlers([record]));
    const { user } = openPage('/loyality');
    const link = await screen.findByRole('link', { name: /City Grocer/ });
    server.use(http.get('*/records/:id', () => delay('infinite')));
    await user.click(link);
    expect(await screen.findByRole('img', { name: 'Barcode of City Grocer' })).toBeTruthy();
  });
});
