import { openLive } from '../fixtures/live';
import { addCard } from '../fixtures/loyalty';
import { screenshot } from '../fixtures/obscura';
import { expect, test } from '../fixtures/test';
import { CardList, CardView } from '../pages/loyalty-pages';

test('a star, a group and a card put away elsewhere show at once in the list', async ({ page, user }) => {
  const [apples, books] = await Promise.all([
    addCard(user, { name: 'Apples' }),
    addCard(user, { name: 'Books' }),
  ]);
  const cards = user.client.collection('loyalty');
  const list = new CardList(page);
  await openLive(page, () => list.open());
  await expect(list.cards).toHaveText([/Apples/, /Books/]);

  await cards.update(books.id, { starred: true });
  await expect(list.cards).toHaveText([/Books/, /Apples/]);
  await expect(list.card('Books').getByRole('button', { name: 'Star' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await cards.update(apples.id, { groups: ['Food'] });
  await expect(page.getByRole('button', { name: 'Food' })).toBeVisible();

  await cards.update(apples.id, { archived: true });
  await expect(list.cards).toHaveText([/Books/]);
  await expect(page.getByText('Archived (1)')).toBeVisible();
});

test('a balance and pictures that come from elsewhere show at once on the card', async ({ page, user }) => {
  const { id } = await addCard(user);
  const cards = user.client.collection('loyalty');
  await openLive(page, () => new CardView(page).open(id));
  await expect(new CardView(page).code).toBeVisible();

  await cards.update(id, { balance: '12.50', balanceCurrency: 'EUR' });
  await expect(page.getByText('12.50 EUR')).toBeVisible();
  await cards.update(id, { balance: '7.50' });
  await expect(page.getByText('7.50 EUR')).toBeVisible();

  const { buffer, name, mimeType } = screenshot('front.png');
  await cards.update(id, { front: new File([new Uint8Array(buffer)], name, { type: mimeType }) });
  await expect(page.getByRole('link', { name: 'Open front' })).toBeVisible();
  await cards.update(id, { front: null });
  await expect(page.getByRole('link', { name: 'Open front' })).toHaveCount(0);

  await cards.update(id, { archived: true });
  await expect(page.getByRole('main').getByText('Archived')).toBeVisible();
});
