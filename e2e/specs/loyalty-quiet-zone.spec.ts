import { addCard } from '../fixtures/loyalty';
import { readStrictly } from '../fixtures/strict-reader';
import { expect, test } from '../fixtures/test';
import { CardView } from '../pages/loyalty-pages';

const CARDS = [
  { type: 'barcode', cardId: '603571012345678' },
  { type: 'ean13', cardId: '4006381333931' },
  { type: 'qrcode', cardId: '4410278' },
] as const;

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`at ${deviceScaleFactor} device pixels a pixel`, () => {
    test.use({ deviceScaleFactor });

    test('a strict reader finds each code in both themes, plain, custom and on the full screen', async ({
      page,
      user,
    }) => {
      const view = new CardView(page);
      for (const card of CARDS) {
        for (const customUI of [false, true]) {
          const { id } = await addCard(user, { ...card, customUI });
          await view.open(id);
          await expect(view.code).toBeVisible();
          for (const colorScheme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme });
            const where = `${card.type}, ${customUI ? 'custom' : 'plain'}, ${colorScheme}`;
            expect(await readStrictly(page), where).toEqual([card.cardId]);
          }
        }
        // It is the same for both layouts.
        await view.fillScreen.click();
        await expect(view.till).toBeVisible();
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          const where = `${card.type} on the full screen, ${colorScheme}`;
          expect(await readStrictly(page), where).toEqual([card.cardId]);
        }
        await page.keyboard.press('Escape');
        // Closing goes Back, which would end the next `goto`.
        await expect(page).not.toHaveURL(/\?/);
      }
    });
  });
}
