import { addCard, answerWithNumber } from '../fixtures/loyalty';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { CardForm, CardList, CardView } from '../pages/loyalty-pages';

test('a card is added from the list and stands ready for the till', async ({ page, user, inDays }) => {
  const list = new CardList(page);
  const form = new CardForm(page);
  await list.open();
  await expect(page.getByText('No cards yet')).toBeVisible();
  await list.addCard.click();
  await expect(page).toHaveURL('/loyality/add');
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAttribute('placeholder', 'Shop name');
  await expect(form.refreshSeconds).toHaveAttribute('placeholder', '0 = off');
  await form.fill({ name: ' City Grocer ', cardId: ' 4410278 ', type: 'QR code', expiryDate: inDays(400) });
  await expect(page.getByText('QR mode requires numeric only')).toBeVisible();
  await form.cardId.press('Enter');

  await expect(page).toHaveURL(/\/loyality\/[a-z0-9]{15}$/);
  const view = new CardView(page);
  await expect(page.getByRole('heading', { name: 'City Grocer' })).toBeVisible();
  await expect(view.code).toHaveAttribute('width', '240');
  await expect(page.getByRole('main')).toContainText('4410278');
  const stored = await user.client.collection('loyalty').getFirstListItem('');
  expect(stored).toMatchObject({ name: 'City Grocer', cardId: '4410278', type: 'qrcode', shared: false });

  // Back from the new card opens the list, not the form again.
  await page.goBack();
  await expect(list.card('City Grocer')).toContainText('Used today');
});

test('the form refuses, in the words of the specification, what no code could hold', async ({
  page,
  user,
}) => {
  const form = new CardForm(page);
  await page.goto('/loyality/add');
  await form.save.click();
  await expect(page.getByText('Please fill in Name and Card ID.')).toBeVisible();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription(/Enter the name of the shop/);
  await expect(form.cardId).toHaveAccessibleDescription(/Enter the number on the card/);

  await form.fill({ name: 'City Grocer', cardId: 'A-1', type: 'QR code' });
  await form.save.click();
  const numericOnly = 'QR code mode requires a numeric Card ID (QR mode uses Version 1 Numeric).';
  await expect(page.getByText(numericOnly)).toBeVisible();
  await form.fill({ cardId: '1'.repeat(35) });
  await form.save.click();
  await expect(form.cardId).toHaveAccessibleDescription(/34 digits/);
  await form.fill({ cardId: 'x'.repeat(81), type: 'Barcode (Code 128)' });
  await form.save.click();
  await expect(form.cardId).toHaveAccessibleDescription(/80 characters/);
  await form.fill({ cardId: 'café' });
  await form.save.click();
  await expect(form.cardId).toHaveAccessibleDescription(/“é”/);
  await form.fill({ refreshSeconds: '-5' });
  await expect(form.refreshSeconds).toHaveValue('0');
  expect((await user.client.collection('loyalty').getList()).totalItems).toBe(0);
});

test('a save that fails keeps what was typed, says why, and makes one card in the end', async ({
  page,
  hub,
  user,
  problems,
}) => {
  problems.expect(/failed: POST .*\/loyalty\/records/);
  const form = new CardForm(page);
  // Its response would show that the hub is online, and remove the message.
  const renewed = page.waitForResponse('**/auth-refresh');
  await page.goto('/loyality/add');
  await renewed;
  await form.fill({ name: 'City Grocer', cardId: 'A-1' });
  await page.route('**/api/collections/loyalty/records', (route) => route.abort('connectionrefused'), {
    times: 1,
  });
  await form.save.click();
  await expect(page.getByRole('alert')).toContainText('Failed to save');
  await expect(form.name).toHaveValue('City Grocer');
  await expect(form.cardId).toHaveValue('A-1');
  await form.save.click();
  await expect(new CardView(page).code).toBeVisible();
  const cards = await hub.superuser.collection('loyalty').getFullList({ filter: `owner = "${user.id}"` });
  expect(cards).toHaveLength(1);
});

test('a card is edited and deleted from its page', async ({ page, user }) => {
  const { id } = await addCard(user, { refreshSeconds: 20 });
  const view = new CardView(page);
  const form = new CardForm(page);
  await view.open(id);
  await view.choose('Edit');
  await expect(page).toHaveURL(`/loyality/${id}/edit`);
  await expect(form.refreshSeconds).toHaveValue('20');
  await form.fill({ name: 'City Grocer South', refreshSeconds: '' });
  await form.save.click();
  await expect(page).toHaveURL(`/loyality/${id}`);
  await expect(page.getByRole('heading', { name: 'City Grocer South' })).toBeVisible();
  expect(await user.client.collection('loyalty').getOne(id)).toMatchObject({ refreshSeconds: 0, rev: 2 });

  await view.choose('Delete');
  await expect(page).toHaveURL('/loyality');
  await expect(page.getByText('No cards yet')).toBeVisible();
});

test('neither Save nor Back leaves a form behind in the history', async ({ page, user }) => {
  const { id } = await addCard(user);
  const list = new CardList(page);
  const view = new CardView(page);
  const back = page.getByRole('banner').getByRole('button', { name: 'Back' });
  await page.goto('/account');
  await list.open();
  await list.link('City Grocer').click();
  await view.choose('Edit');
  await new CardForm(page).fill({ name: 'City Grocer South' });
  await new CardForm(page).save.click();
  await expect(page.getByRole('heading', { name: 'City Grocer South' })).toBeVisible();
  await view.choose('Edit');
  await back.click();
  await expect(page).toHaveURL(`/loyality/${id}`);
  await page.goBack();
  await expect(page).toHaveURL('/loyality');
  await list.addCard.click();
  await back.click();
  await expect(list.card('City Grocer South')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/account');
});

test('the filter is gone when the menu leads back to the list', async ({ page, user }) => {
  await addCard(user);
  await addCard(user, { name: 'Zoo' });
  const list = new CardList(page);
  await page.goto('/loyality?q=zoo');
  await expect(list.cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Apps' }).click();
  await page.getByRole('menuitem', { name: 'Loyality' }).click();
  await expect(page).toHaveURL('/loyality');
  await expect(list.filter).toHaveValue('');
  await expect(list.cards).toHaveCount(2);
});

test('a save over someone else’s change asks first', async ({ page, user, problems }) => {
  problems.expect(/answered 409: PATCH .*\/loyalty\/records\//);
  const { id } = await addCard(user);
  const form = new CardForm(page);
  await page.goto(`/loyality/${id}/edit`);
  await form.fill({ name: 'Mine' });
  await user.client.collection('loyalty').update(id, { name: 'Theirs', refreshSeconds: 5 });
  await form.save.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Theirs');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(`/loyality/${id}`);
  expect(await user.client.collection('loyalty').getOne(id)).toMatchObject({
    name: 'Mine',
    refreshSeconds: 5,
  });
});

test('the list marks, filters and follows what happens elsewhere', async ({ page, user, inDays }) => {
  await addCard(user, { name: 'Books', cardId: 'BK-7', expiryDate: inDays(-1) });
  await addCard(user, { name: 'apples', expiryDate: inDays(12) });
  await addCard(user, { name: 'Zoo', expiryDate: inDays(90) });
  const list = new CardList(page);
  await list.open();
  await expect(list.cards).toContainText(['apples', 'Books', 'Zoo']);
  await expect(list.card('apples')).toContainText('Expires in 12 days');
  await expect(list.card('Books')).toContainText('Expired yesterday');
  await expect(list.card('Zoo')).not.toContainText('Expire');

  await list.filter.fill('bk');
  await expect(list.cards).toHaveCount(1);
  await expect(page).toHaveURL('/loyality?q=bk');
  await page.reload();
  await expect(list.filter).toHaveValue('bk');
  await expect(list.cards).toHaveCount(1);
  await addCard(user, { name: 'Bakery', cardId: 'bk-9' });
  await expect(list.cards).toHaveCount(2);
  await list.link('Bakery').click();
  await expect(new CardView(page).code).toBeVisible();
  await page.goBack();
  await expect(list.filter).toHaveValue('bk');
});

test('home says how many cards there are', async ({ page, user }) => {
  await addCard(user);
  await addCard(user, { name: 'Zoo' });
  await new HomePage(page).open();
  await expect(new HomePage(page).tile('Loyality')).toContainText('2 cards');
});

test('a card is seen by others only when it is shared, and changed by none of them', async ({
  user,
  addPerson,
  openAs,
  problems,
}) => {
  problems.expect(/answered 404: GET .*\/loyalty\/records\//);
  const secret = await addCard(user, { name: 'Secret' });
  const shared = await addCard(user, { name: 'Family', shared: true });
  const page = await openAs(await addPerson());
  const list = new CardList(page);
  await page.goto(new URL('/loyality', user.client.baseURL).href);
  await expect(list.card('Family')).toContainText('Shared');
  await expect(list.card('Secret')).toHaveCount(0);
  await list.link('Family').click();
  await expect(new CardView(page).code).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Shared');
  await expect(page).toHaveTitle('Family · Apps');
  await expect(page.getByRole('button', { name: 'Card actions' })).toHaveCount(0);
  await page.goto(new URL(`/loyality/${shared.id}/edit`, user.client.baseURL).href);
  await expect(page.getByText('Only its owner can change it')).toBeVisible();
  await page.goto(new URL(`/loyality/${secret.id}`, user.client.baseURL).href);
  await expect(page.getByRole('alert')).toContainText('This is no longer here');
  await page.getByRole('link', { name: 'Go to Loyality' }).click();
  await expect(list.card('Family')).toBeVisible();
});

test('the full screen opens by keyboard, closes by Escape and by a tap, and gives the focus back', async ({
  page,
  user,
}) => {
  const { id } = await addCard(user);
  const view = new CardView(page);
  await view.open(id);
  await view.fillScreen.focus();
  await page.keyboard.press('Enter');
  await expect(view.till).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view.till).toHaveCount(0);
  await expect(view.fillScreen).toBeFocused();
  await view.fillScreen.click();
  await view.till.click({ position: { x: 20, y: 20 } });
  await expect(view.till).toHaveCount(0);
  await view.fillScreen.click();
  await expect(view.till).toContainText('City Grocer');
  await view.closeTill.click();
  await expect(view.till).toHaveCount(0);
  await expect(view.fillScreen).toBeFocused();
});

test('Back leaves the full screen, not the card, and the full screen outlives a reload', async ({
  page,
  user,
}) => {
  const { id } = await addCard(user);
  const list = new CardList(page);
  const view = new CardView(page);
  await list.open();
  await list.link('City Grocer').click();
  await view.fillScreen.click();
  await expect(view.till).toBeVisible();
  await page.goBack();
  await expect(view.till).toHaveCount(0);
  await expect(page).toHaveURL(`/loyality/${id}`);
  await expect(view.fillScreen).toBeFocused();

  await view.fillScreen.click();
  await expect(view.till).toBeVisible();
  await page.reload();
  await expect(view.till).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/loyality/${id}`);
  await page.goBack();
  await expect(page).toHaveURL('/loyality');
});

test('the full screen that a tab begins with closes to the card', async ({ page, user }) => {
  const { id } = await addCard(user);
  const view = new CardView(page);
  await view.open(`${id}?till`);
  await view.closeTill.click();
  await expect(page).toHaveURL(`/loyality/${id}`);
  await expect(view.code).toBeVisible();
});

test('an old number that no code can hold is shown large, with a sentence', async ({ page, user }) => {
  const card = await addCard(user);
  await answerWithNumber(page, card, 'CAFÉ-4410');
  await new CardView(page).open(card.id);
  await expect(page.getByText('CAFÉ-4410')).toHaveCSS('font-size', '28px');
  await expect(page.getByText(/This number can’t be shown as a code/)).toBeVisible();
});
