import { addCard } from '../fixtures/loyalty';
import { countTaps } from '../fixtures/taps';
import { expect, test } from '../fixtures/test';
import { CardList, CardView } from '../pages/loyalty-pages';

test('a card is ready for the till two taps from home', async ({ page, user }) => {
  await addCard(user, { name: 'City Grocer' });
  await page.goto('/');
  const taps = await countTaps(page);
  await page.getByRole('link', { name: /^Loyality/ }).click();
  await new CardList(page).link('City Grocer').click();
  await expect(new CardView(page).code).toBeVisible();
  expect(taps).toEqual({ clicks: 2, keys: 0, characters: 0 });
});
