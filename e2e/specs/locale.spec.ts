import { addItem } from '../fixtures/hub';
import { expect, test } from '../fixtures/test';
import { PairPage } from '../pages/currency-pages';
import { ExpiryList } from '../pages/expiry-pages';

test.use({ signedInAs: 'admin' });

const PASSPORT = {
  name: 'passport.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4_200_000)]),
};

/** How dates and numbers are written in different countries; the words are always English. */
const LOCALES = [
  {
    locale: 'en-US',
    date: 'Dec 3, 2031',
    rate: '1 EUR = 1.117200 USD',
    size: '4.2 MB',
    weekday: 'Sunday',
    day: /^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}/,
  },
  {
    locale: 'de-DE',
    date: '3 Dec 2031',
    rate: '1 EUR = 1,117200 USD',
    size: '4,2 MB',
    weekday: 'Monday',
    day: /^[A-Z][a-z]+day \d+ [A-Z][a-z]+ \d{4}/,
  },
  {
    locale: 'ar-EG',
    date: '3 Dec 2031',
    rate: '1 EUR = 1.117200 USD',
    size: '4.2 MB',
    weekday: 'Saturday',
    day: /^[A-Z][a-z]+day \d+ [A-Z][a-z]+ \d{4}/,
  },
];

for (const { locale, date, rate, size, weekday, day } of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('dates, numbers, sizes and weeks are written as people there have them', async ({
      page,
      user,
      addPerson,
      services,
    }) => {
      services.mood = 'failing';
      await test.step('a date', async () => {
        await addItem(user, { name: 'Passport', expiryDate: '2031-12-03' });
        const list = new ExpiryList(page);
        await list.openUpcoming();
        await expect(list.item('Passport')).toContainText(date);
      });

      await test.step('the size of a file', async () => {
        await page.goto('/expiry/add');
        await page.locator('input[type=file]').setInputFiles(PASSPORT);
        await expect(page.getByText(size, { exact: true })).toBeVisible();
        await page.getByRole('button', { name: 'Remove file' }).click();
      });

      await test.step('a number', async () => {
        await new PairPage(page).open('EUR-USD');
        await expect(page.getByText(rate)).toBeVisible();
      });

      await test.step('a week', async () => {
        const athlete = await addPerson();
        await page.goto(`/workout/admin/users/${athlete.id}/plans?tab=calendar`);
        await expect(page.getByRole('button', { name: day }).first()).toBeVisible();
        await expect(page.locator('th abbr').first()).toHaveAttribute('title', weekday);
      });
    });
  });
}
