import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from '../testing';
import { picture } from '../testing/raster';
import { readCode } from '../testing/reader';

const server = mockServer(...loyaltyHandlers());
const RECORDS = '*/api/collections/loyalty/records';

beforeEach(() => {
  // The test environment has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(356);
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function type(name: string): HTMLInputElement {
  return screen.getByRole('radio', { name });
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

/** The sentence above the form; the messages at the fields are inside it too, but after it. */
function notice(): string | null | undefined {
  return screen.getAllByRole('alert')[0]?.textContent;
}

describe('/loyality/add', () => {
  it('has the fields of the specification, the most used ones first', async () => {
    await openAdd();
    // The types are below the legend of their group.
    const labels = [...document.querySelectorAll('form legend, form label')].filter(
      (element) => element.matches('legend') || element.closest('fieldset') === null,
    );
    expect(labels.slice(0, 8).map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Card ID',
      'Type',
      'Code says',
      'Expiry Date',
      'Share with everyone here',
      'Use custom UI',
      'Refresh in seconds',
    ]);
    expect(field('Name').placeholder).toBe('Shop name');
    expect(field('Refresh in seconds').placeholder).toBe('0 = off');
    const types = within(screen.getByRole('group', { name: 'Type' })).getAllByRole('radio');
    expect(types).toHaveLength(15);
    expect([type('Barcode (Code 128)'), type('QR code')]).toEqual(types.slice(0, 2));
    expect(type('Barcode (Code 128)').checked).toBe(true);
    expect(document.activeElement).toBe(field('Name'));
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('hints that QR mode requires numeric only, once it is chosen', async () => {
    const { user } = await openAdd();
    expect(screen.queryByText(/QR mode requires numeric only/)).toBeNull();
    expect(field('Card ID').inputMode).toBe('text');
    await user.click(type('QR code'));
    expect(descriptionOf(field('Card ID'))).toContain('QR mode requires numeric only');
    expect(field('Card ID').inputMode).toBe('numeric');
  });

  it('saves what was typed, trimmed, and goes to the card', async () => {
    const records: ReturnType<typeof sampleRecord>[] = [];
    server.use(...loyaltyHandlers(records));
    const { user, save, currentLocation } = await openAdd();
    await user.type(field('Name'), ' City Grocer ');
    await user.type(field('Card ID'), ' 4410278 ');
    await user.click(type('QR code'));
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
    expect(descriptionOf(field('Name'))).toContain('Enter the name of the shop.');
    expect(descriptionOf(field('Card ID'))).toContain('Enter the number on the card.');
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
    await user.click(type('QR code'));
    await save();
    const sentence = 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).';
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(descriptionOf(field('Card ID'))).toBe(sentence);
    await user.click(type('Barcode (Code 128)'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['QR code', '1'.repeat(35), /34 digits/],
    ['Barcode (Code 128)', 'x'.repeat(81), /80 characters/],
    ['Barcode (Code 128)', 'café', /“é”/],
  ])('refuses for a %s what it can’t hold', async (kind, cardId, sentence) => {
    const { user, save } = await openAdd();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), cardId);
    await user.click(type(kind));
    await save();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(descriptionOf(field('Card ID'))).toMatch(sentence);
  });

  it('shows the code as it is typed, and which check digit would be right', async () => {
    const { user } = await openAdd();
    const verdict = () => screen.getAllByRole('status')[0]?.textContent;
    expect(screen.getByText('The code appears here as you type.')).toBeTruthy();
    await user.click(type('EAN-13'));
    await user.type(field('Card ID'), '400638133393');
    expect(verdict()).toBe('EAN-13 has 13 digits: add the check digit 1.');
    expect(screen.queryByRole('img')).toBeNull();
    await user.type(field('Card ID'), '2');
    expect(verdict()).toBe('The last digit is a check digit: it should be 1, not 2. Check for a typo.');
    await user.type(field('Card ID'), '{Backspace}1');
    expect(verdict()).toBe('The check digit is right.');
    const preview = await screen.findByRole('img', { name: 'Preview of the code' });
    expect(await readCode(picture(preview), 'ean13')).toBe('4006381333931');
  });

  it('greys the kinds that can’t hold the number, and says what they need; the chosen one stays', async () => {
    const { user } = await openAdd();
    await user.click(type('EAN-8'));
    await user.type(field('Card ID'), '4006381333931');
    const grey = screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => disabled);
    expect(grey.map(({ value }) => value)).toEqual(['upca', 'upce', 'itf']);
    expect(descriptionOf(screen.getByRole('group', { name: 'Type' }))).toBe(
      'Grey types can’t hold this: UPC-A takes 12, UPC-E takes 8, ITF takes an even number of digits.',
    );
    expect(type('EAN-8').checked).toBe(true);
  });

  it('saves what the code says where that is not the Card ID, to the letter, and its encoding', async () => {
    const records: ReturnType<typeof sampleRecord>[] = [];
    server.use(...loyaltyHandlers(records));
    const { user, save } = await openAdd();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), '12');
    await user.click(type('Aztec'));
    await user.click(screen.getByText('The code says something else'));
    expect(screen.queryByLabelText('Encoding')).toBeNull();
    await user.type(field('Code says'), 'é 12 ');
    await user.selectOptions(field('Encoding'), 'UTF-8');
    await save();
    await waitFor(() => expect(records).toHaveLength(1));
    expect(records[0]).toMatchObject({ cardId: '12', type: 'aztec', code: 'é 12 ', encoding: 'UTF-8' });
    const code = await screen.findByRole('img', { name: 'Aztec of City Grocer' });
    expect(await readCode(picture(code), 'aztec', 'UTF-8')).toBe('é 12 ');
  });

  it('says beside what the code says why that can’t be drawn', async () => {
    const { user, save } = await openAdd();
    await user.type(field('Name'), 'City Grocer');
    await user.type(field('Card ID'), '12');
    await user.click(type('Code 39'));
    await user.click(screen.getByText('The code says something else'));
    await user.type(field('Code says'), 'abc');
    await save();
    expect(descriptionOf(field('Code says'))).toContain('Code 39 has no lower-case letters');
    expect(screen.getAllByText(/Code 39 has no lower-case letters/)).toHaveLength(1);
    await user.click(type('Code 93'));
    expect(screen.queryByRole('alert')).toBeNull();
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
