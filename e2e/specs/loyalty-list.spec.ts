import { addCard } from '../fixtures/loyalty';
import { expect, test } from '../fixtures/test';
import { CardList } from '../pages/loyalty-pages';

test('the list shortens a very long name, and the card’s page shows all of it', async ({ page, user }) => {
  const name = 'Consumers’ co-operative of the northern provinces '.repeat(4).trim();
  await addCard(user, { name });
  await addCard(user, { name: 'Zoo' });
  const list = new CardList(page);
  await list.open();
  const { height: usual } = (await list.link('Zoo').boundingBox())!;
  const { height } = (await list.link('Consumers').boundingBox())!;
  expect(height).toBeLessThan(2 * usual);
  await list.link('Consumers').click();
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
});

test('the icon of a shared card does not overlap its monogram', async ({ page, user }) => {
  await addCard(user, { name: 'Wonder Market', shared: true });
  const list = new CardList(page);
  await list.open();
  const sign = (await list.link('Wonder Market').locator('svg').boundingBox())!;
  const monogram = await list
    .card('Wonder Market')
    .locator('[data-monogram]')
    .evaluate((card) => {
      const { width, right } = getComputedStyle(card, '::before');
      return card.getBoundingClientRect().right - parseFloat(right) - parseFloat(width);
    });
  expect(monogram).toBeGreaterThan(sign.x + sign.width);
});
