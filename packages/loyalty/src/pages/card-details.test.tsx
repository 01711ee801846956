import { storeText } from '@hub/auth';
import { SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { mockServer, openTool } from '@hub/tool-kit/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleRecord } from '../testing';
import { cardOpener, chooseAction } from '../testing/open-card';

const server = mockServer(...loyaltyHandlers());
const openCard = cardOpener(server);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  // The test environment has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(356);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const main = () => within(screen.getByRole('main'));

describe('what else is on a card', () => {
  it('is its balance, note, groups and pictures, and nothing where there is none', async () => {
    await openCard({
      note: 'Ask first.\nThen pay.',
      balance: '120',
      groups: ['Food', 'Town'],
      back: 'back_1.png',
      validFrom: '2026-12-03',
    });
    expect(await main().findByText('120 points')).toBeTruthy();
    expect(main().getByText(/Ask first\.\s+Then pay\./)).toBeTruthy();
    expect(main().getByText('Food, Town')).toBeTruthy();
    expect(main().getByText('Valid from 3 Dec')).toBeTruthy();
    const link = await main().findByRole('link', { name: 'Open back' });
    expect(link.getAttribute('href')).toMatch(/\/api\/files\/loyalty\/\w+\/back_1\.png\?token=sample$/);
    expect(main().queryByRole('link', { name: 'Open front' })).toBeNull();
  });

  it('is not there on a plain card', async () => {
    await openCard({ validFrom: '2026-11-21' });
    expect(main().queryByText('Balance')).toBeNull();
    expect(main().queryByText(/Valid from/)).toBeNull();
  });

  it('is said of an expired card, and of one that is not valid yet, on the full screen', async () => {
    await openCard({ expiryDate: '2026-11-20' }, '?till');
    const till = within(await screen.findByRole('dialog', { name: 'Barcode of City Grocer' }));
    expect(till.getByText('Expired yesterday')).toBeTruthy();
  });

  it('is said as not valid yet before that it expires', async () => {
    await openCard({ validFrom: '2026-11-22', expiryDate: '2026-11-30' }, '?till');
    const till = within(await screen.findByRole('dialog', { name: 'Barcode of City Grocer' }));
    expect(till.getByText('Valid from 22 Nov')).toBeTruthy();
    expect(till.queryByText(/Expires/)).toBeNull();
  });
});

describe('taking something off the balance', () => {
  async function openDialog(values: Parameters<typeof sampleRecord>[0]) {
    const page = await openCard(values);
    await page.user.click(await main().findByRole('button', { name: 'Take off the balance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take off the balance' }));
    const amount = dialog.getByLabelText<HTMLInputElement>('Amount');
    return { ...page, dialog, amount };
  }

  it('says what is left, saves just that, and does so exactly', async () => {
    const { user, dialog, amount, stored } = await openDialog({ balance: '0.3', balanceCurrency: 'EUR' });
    expect(amount.inputMode).toBe('decimal');
    expect(dialog.getByText('Now 0.3 EUR.')).toBeTruthy();
    await user.type(amount, '0,1');
    expect(dialog.getByText('Leaves 0.2 EUR.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Take off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toMatchObject({ balance: '0.2', balanceCurrency: 'EUR', rev: 2 });
    expect(await main().findByText('0.2 EUR')).toBeTruthy();
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('closes no question that was opened after its own was closed', async () => {
    const { user, dialog, amount, stored } = await openDialog({ balance: '5' });
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.patch('*/records/:id', () => gate));
    await user.type(amount, '1');
    await user.click(dialog.getByRole('button', { name: 'Take off' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(main().getByRole('button', { name: 'Take off the balance' }));
    await user.type(await screen.findByLabelText('Amount'), '2');
    answer();
    await screen.findByText('Saved');
    expect(stored().balance).toBe('4');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('2');
  });

  it('says before that it goes below zero', async () => {
    const { user, dialog, amount, stored } = await openDialog({ balance: '5' });
    await user.type(amount, '5.01');
    expect(dialog.getByText('This is more than the balance: it will go below zero.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Take off' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Go below zero' }));
    await waitFor(() => expect(stored().balance).toBe('-0.01'));
    expect(await main().findByText('−0.01 points')).toBeTruthy();
  });

  it.each(['', '0', '-1', 'x', '1e3'])('sends nothing for %j', async (typed) => {
    const { user, dialog, amount, stored } = await openDialog({ balance: '5' });
    if (typed) await user.type(amount, typed);
    await user.click(dialog.getByRole('button', { name: 'Take off' }));
    expect(dialog.getByText('Enter an amount such as 12.50.')).toBeTruthy();
    expect(stored().rev).toBe(1);
  });

  it('says that another device has changed the card, and saves nothing', async () => {
    const { user, dialog, amount, stored } = await openDialog({ balance: '20.00' });
    Object.assign(stored(), { balance: '5.00', rev: 2 });
    await user.type(amount, '2.50');
    await user.click(dialog.getByRole('button', { name: 'Take off' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Failed to save\. /);
    expect(stored()).toMatchObject({ balance: '5.00', rev: 2 });
  });

  it('is for a person who may change the card', async () => {
    await openCard({ balance: '5', owner: 'adam00000000000', shared: true });
    expect(await main().findByText('5 points')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take off the balance' })).toBeNull();
  });
});

describe('the menu of a card', () => {
  it.each([
    ['Star', { starred: true }, 'Starred', 'Remove star'],
    ['Archive', { archived: true }, 'Archived', 'Unarchive'],
  ])('%ss it, and takes that back', async (label, changed, said, back) => {
    const { user, stored } = await openCard();
    await chooseAction(user, label);
    expect(await within(screen.getAllByRole('status').at(-1)!).findByText(said)).toBeTruthy();
    expect(stored()).toMatchObject(changed);
    await chooseAction(user, back);
    await waitFor(() => expect(stored().rev).toBe(3));
    expect(Object.values(stored())).not.toContain(true);
  });

  it('says when that could not be saved', async () => {
    const { user } = await openCard();
    server.use(
      http.patch('*/records/:id', () =>
        HttpResponse.json({ status: 400, message: 'No.', data: {} }, { status: 400 }),
      ),
      http.post('*/auth-refresh', () => HttpResponse.json({ token: 'x', record: {} })),
    );
    await chooseAction(user, 'Archive');
    expect(await screen.findByText(/^Failed to save\. /)).toBeTruthy();
  });
});

describe('from card to card', () => {
  const letters = 'abcdefghij'.split('');

  async function openSecond() {
    const records = letters.map((letter) => sampleRecord({ name: `${letter}-shop` }));
    records[8] = { ...records[8]!, starred: true };
    storeText(SAMPLE_PERSON, 'loyalty.recent', records[3]!.id);
    server.use(...loyaltyHandlers(records));
    // From the list, so that its order applies: d was used last, i has a star, then a, b, c …
    const page = openTool(loyaltyRoutes, '/loyality');
    await page.user.click(await screen.findByRole('link', { name: /^a-shop/ }));
    await screen.findByRole('heading', { level: 2, name: 'a-shop' });
    return page;
  }
  const shown = (name: string) => screen.findByRole('heading', { level: 2, name });

  function draw(from: number, to: number, { down = 0, pointerType = 'touch' } = {}) {
    const touch = { pointerId: 7, isPrimary: true, pointerType };
    fireEvent.pointerDown(screen.getByRole('main'), { ...touch, clientX: from, clientY: 100 });
    fireEvent.pointerUp(screen.getByRole('main'), { ...touch, clientX: to, clientY: 100 + down });
  }

  it('a finger leads in the order that the list had, and stops at its ends', async () => {
    await openSecond();
    draw(300, 100);
    await shown('b-shop');
    draw(100, 300);
    await shown('a-shop');
    draw(100, 300);
    await shown('i-shop');
    draw(100, 300);
    await shown('d-shop');
    draw(100, 300);
    expect(screen.getByRole('heading', { level: 2, name: 'd-shop' })).toBeTruthy();
  });

  it('nothing else does: a tap, a scroll, a mouse, a stroke from the edge', async () => {
    await openSecond();
    draw(300, 290);
    draw(300, 200, { down: 90 });
    draw(300, 100, { pointerType: 'mouse' });
    draw(10, 200);
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    expect(screen.getByRole('heading', { level: 2, name: 'a-shop' })).toBeTruthy();
  });

  it('the arrow keys and two links lead the same way, unless a menu is open', async () => {
    const { user } = await openSecond();
    await user.keyboard('{ArrowRight}');
    await shown('b-shop');
    expect(screen.getByRole('link', { name: 'Previous card: a-shop' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Next card: c-shop' }));
    await shown('c-shop');
    await user.keyboard('{ArrowLeft}');
    await shown('b-shop');
    await user.click(screen.getByRole('button', { name: 'Card actions' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('heading', { level: 2, name: 'b-shop' })).toBeTruthy();
  });

  it('stays with the card that was swiped to before another one was deleted', async () => {
    const { user, currentLocation } = await openSecond();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.delete('*/records/:id', async () => {
        await answered;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await chooseAction(user, 'Delete');
    draw(300, 100);
    await shown('b-shop');
    const { pathname } = currentLocation();
    answer();
    await screen.findByText('Deleted');
    expect(currentLocation().pathname).toBe(pathname);
  });

  it('is not offered where the list is not known', async () => {
    const { user } = await openCard();
    await user.keyboard('{ArrowRight}');
    expect(screen.queryByRole('navigation', { name: 'Other cards' })).toBeNull();
  });
});
