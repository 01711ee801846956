import { DIGITS, randomFrom, randomText } from '@hub/loyalty/testing/random';
import type { TestUser } from '@hub/pocketbase/testing';
import type { Page } from '@playwright/test';
import { installClock } from '../fixtures/clock';
import { addCard } from '../fixtures/loyalty';
import { countGreyPixels, readBarcode, readQrCode, readTurnedBarcode } from '../fixtures/scanner';
import { openLive } from '../fixtures/live';
import { expect, test } from '../fixtures/test';
import { CardList, CardView } from '../pages/loyalty-pages';
import { TIME_LIMITS } from '../../time-limits.mjs';

/** Decodes the pixels on the screen, as a till does. The unit tests decode the drawn path. */

/**
 * How many numbers each type shows: of every length one, and in `npm run soak` as many as a list draws at once. The unit
 * tests read two hundred of each from the same drawing.
 */
const COUNT = process.env.HUB_SOAK === undefined ? undefined : 100;
const SEED = 20261121;
/** Together they show each of the 8 masks and of the 4 rotations. */
const LOOKS = 8;
const PERIOD_SECONDS = 60;
const BARCODE_MARGIN = 12;
const QR_MARGIN = 32;

async function addCards(owner: TestUser, type: 'barcode' | 'qrcode', cardIds: string[]): Promise<void> {
  for (const [index, cardId] of cardIds.entries()) {
    await addCard(owner, { name: `Card ${index}.`, cardId, type, refreshSeconds: PERIOD_SECONDS });
  }
}

/** Opens the card from the list without the travel of a finger, of which a hundred take half a minute. */
async function openFromList(page: Page, index: number): Promise<void> {
  await new CardList(page).link(`Card ${index}.`).evaluate((link: HTMLElement) => link.click());
}

for (const { type, read, longest } of [
  { type: 'barcode', read: readBarcode, longest: 22 },
  { type: 'qrcode', read: readQrCode, longest: 34 },
] as const) {
  const count = COUNT ?? longest;
  test(`${count} random numbers are read from the screen, each a ${type}`, async ({ page, user }) => {
    test.setTimeout(TIME_LIMITS.program);
    const random = randomFrom(SEED);
    const cardIds = Array.from({ length: count }, (_, index) =>
      randomText(random, DIGITS, 1 + (index % longest)),
    );
    await addCards(user, type, cardIds);
    const view = new CardView(page);
    await installClock(page);
    await openLive(page, () => new CardList(page).open());
    await expect(new CardList(page).cards).toHaveCount(count);
    for (const [index, cardId] of cardIds.entries()) {
      if (index % (count / 2) === 0) await page.emulateMedia({ colorScheme: index === 0 ? 'light' : 'dark' });
      await openFromList(page, index);
      await expect(view.code).toBeVisible();
      await page.clock.fastForward((index % LOOKS) * PERIOD_SECONDS * 1000);
      expect(await read(view.code), `card ${index}`).toBe(cardId);
      await page.evaluate(() => history.back());
    }
  });
}

test('a refreshed QR code is read under each mask and rotation, in both themes', async ({ page, user }) => {
  const { id } = await addCard(user, {
    type: 'qrcode',
    cardId: '6035710123456789',
    refreshSeconds: PERIOD_SECONDS,
  });
  const view = new CardView(page);
  await installClock(page);
  await openLive(page, () => view.open(id));
  const looks = new Set<string | null>();
  for (let tick = 0; tick < LOOKS; tick += 1) {
    await page.emulateMedia({ colorScheme: tick % 2 === 0 ? 'light' : 'dark' });
    expect(await readQrCode(view.code), `tick ${tick}`).toBe('6035710123456789');
    looks.add(await view.code.locator('path').getAttribute('d'));
    await page.clock.fastForward(PERIOD_SECONDS * 1000);
  }
  expect(looks.size).toBe(LOOKS);
});

test('a barcode fills the screen along its long side, and is read there', async ({ page, user }) => {
  const { id } = await addCard(user, { cardId: 'MEMBER-2026-0004417-NL' });
  const view = new CardView(page);
  await view.open(id);
  await view.fillScreen.click();
  const code = view.till.getByRole('img');
  const box = await code.boundingBox();
  expect(box!.height, 'longer than the screen is wide').toBeGreaterThan(390);
  expect(await readTurnedBarcode(code)).toBe('MEMBER-2026-0004417-NL');
  await expect(view.till).toHaveCSS('background-color', /255|oklch\(1 0 0\)/);
});

test('a barcode that is wider than the phone says so, and is read on the full screen', async ({
  page,
  user,
}) => {
  const cardId = 'https://example.com/members/a4410278-b7710/valid';
  const { id } = await addCard(user, { cardId });
  await new CardView(page).open(id);
  await expect(page.getByText(/too wide for the screen/)).toBeVisible();
  await page.getByRole('button', { name: 'Fill the screen' }).click();
  expect(await readTurnedBarcode(new CardView(page).till.getByRole('img'))).toBe(cardId);
});

for (const deviceScaleFactor of [1, 2, 2.625]) {
  test.describe(`at ${deviceScaleFactor} device pixels a pixel`, () => {
    test.use({ deviceScaleFactor });

    test('no code blurs or overflows', async ({ page, user }) => {
      const view = new CardView(page);
      const cards = [
        { type: 'barcode', cardId: '603571012345678', read: readBarcode, margin: BARCODE_MARGIN },
        { type: 'barcode', cardId: 'MEMBER-2026-0004417', read: readBarcode, margin: BARCODE_MARGIN },
        { type: 'qrcode', cardId: '4410278', read: readQrCode, margin: QR_MARGIN },
      ] as const;
      for (const { read, margin, ...card } of cards) {
        const { id } = await addCard(user, card);
        await view.open(id);
        await expect(view.code).toBeVisible();
        const { x, width } = (await view.code.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(390);
        expect(await countGreyPixels(view.code, Math.ceil(margin * deviceScaleFactor))).toBe(0);
        expect(await read(view.code)).toBe(card.cardId);
      }
    });
  });
}
