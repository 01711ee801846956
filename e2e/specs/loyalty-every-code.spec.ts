import { asScanned } from '@hub/loyalty/testing/reader';
import { expect, openSignedIn, test, untilPrefetched } from '../fixtures/installed';
import { addCard } from '../fixtures/loyalty';
import { countGreyPixels, readAnyCode } from '../fixtures/scanner';
import { CUT_OFF } from '../fixtures/problems';
import { CardView } from '../pages/loyalty-pages';
import { TIME_LIMITS } from '../../time-limits.mjs';

/** Includes leading zeros, UPC-A encoded as EAN-13, and a character that no keyboard has. */
const CARDS = [
  { type: 'barcode', cardId: 'MEMBER-0012' },
  { type: 'qrcode', cardId: '0012' },
  { type: 'qrtext', cardId: 'https://example.com/0012?Grüße' },
  { type: 'aztec', cardId: 'Grüße 你好', encoding: 'UTF-8' },
  { type: 'datamatrix', cardId: '0012' },
  { type: 'pdf417', cardId: 'M-0012', code: 'HUB 0012 Grüße', encoding: 'ISO-8859-1' },
  { type: 'ean13', cardId: '0036000291452' },
  { type: 'ean8', cardId: '00000017' },
  { type: 'upca', cardId: '036000291452' },
  { type: 'upce', cardId: '01234565' },
  { type: 'code39', cardId: 'AB-12 $' },
  { type: 'code93', cardId: 'ab~12' },
  { type: 'itf', cardId: '001234' },
  { type: 'codabar', cardId: '0012-34' },
] as const;

// The device pixel ratio of a phone.
test.use({ deviceScaleFactor: 3 });

test('every code is read from the page in both themes and from the till, without a network', async ({
  device,
  released,
  person,
  problems,
}) => {
  // Fourteen cards, each scanned three times.
  test.setTimeout(TIME_LIMITS.program);
  problems.expect(CUT_OFF);
  const stored = [];
  // One after another: the hub accepts at most eight request bodies of one person at once.
  for (const card of CARDS) stored.push({ ...card, id: (await addCard(person, card)).id });
  const without = await addCard(person, { type: 'none', cardId: 'Mei 12' });
  const page = await device.newPage();
  await openSignedIn(page, released.url, person);
  await untilPrefetched(page);
  await device.setOffline(true);
  const view = new CardView(page);
  for (const { id, type, ...card } of stored) {
    const encoding = 'encoding' in card ? card.encoding : undefined;
    const says = asScanned(type, 'code' in card ? card.code : card.cardId);
    await view.open(id);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await readAnyCode(view.code, type, encoding), `${type}, ${colorScheme}`).toBe(says);
    }
    await view.fillScreen.click();
    const code = view.till.getByRole('img');
    expect(await readAnyCode(code, type, encoding), `${type} on the till`).toBe(says);
    expect(await countGreyPixels(code, 0), `${type} blurs`).toBe(0);
    await expect(view.till.getByRole('button', { name: card.cardId, exact: true })).toBeVisible();
    const { width, height } = (await code.boundingBox())!;
    const { width: short, height: long } = page.viewportSize()!;
    const share = height > width * 1.1 ? height / long : width / short;
    expect(share, `${type} on the till`).toBeGreaterThanOrEqual(0.85);
  }
  await view.open(without.id);
  await page.getByRole('button', { name: 'Mei 12' }).click();
  await expect(page.getByRole('dialog', { name: 'Number of City Grocer' })).toBeVisible();
});
