import sharp from 'sharp';
import { addCard } from '../fixtures/loyalty';
import { photo, SECRETS } from '../fixtures/obscura';
import { expect, test } from '../fixtures/test';
import { CardForm, CardList, CardView } from '../pages/loyalty-pages';

test('a picture of a card is cleaned and made to fit before it is sent, and seen by its owner', async ({
  page,
  user,
}) => {
  const form = new CardForm(page);
  await page.goto('/loyality/add');
  await form.fill({ name: 'City Grocer', cardId: '4410278' });
  await form.more.click();
  const small = await photo(page, { name: 'At home.jpg' });
  const large = await photo(page, { name: 'IMG_20261114.jpg', width: 3000, height: 2000, isNoisy: true });
  await form.front.setInputFiles(small);
  await form.back.setInputFiles(large);
  await expect(page.getByRole('img', { name: large.name })).toBeVisible();
  // What most of the photos has a colour: that of the evening sky.
  await page.getByRole('button', { name: /, as in the picture$/ }).click();
  await form.save.click();
  await expect(page).toHaveURL(/\/loyality\/[a-z0-9]{15}$/);
  await expect(new CardView(page).code).toBeVisible();

  const stored = await user.client.collection('loyalty').getFirstListItem('');
  expect(stored.front).toMatch(/^front_\w+\.jpg$/);
  expect(stored.colour).not.toBe('');
  const token = await user.client.files.getToken();
  for (const [name, width, height] of [
    [stored.front as string, 800, 600],
    [stored.back as string, 1600, 1067],
  ] as const) {
    const answer = await fetch(user.client.files.getURL(stored, name, { token }));
    const bytes = Buffer.from(await answer.arrayBuffer());
    for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
  }
  const opened = page.getByRole('link', { name: 'Open front' });
  await expect(opened).toHaveAttribute('href', /\/api\/files\/loyalty\/.*token=/);
});

test('what is no picture is refused beside its field, and all else stays', async ({ page }) => {
  const form = new CardForm(page);
  await page.goto('/loyality/add');
  await form.fill({ name: 'City Grocer', cardId: '4410278' });
  await form.more.click();
  await form.front.setInputFiles({
    name: 'card.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(form.front).toHaveAccessibleDescription(/This picture can’t be read here\. Choose a JPEG/);
  await form.front.setInputFiles({
    name: 'From the phone.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('\0\0\0\x18ftypheic'),
  });
  await expect(form.front).toHaveAccessibleDescription(/Save HEIC pictures as JPEG first/);
  await expect(form.name).toHaveValue('City Grocer');
});

test('a picture is known by its content, not by its name', async ({ page, user }) => {
  const form = new CardForm(page);
  await page.goto('/loyality/add');
  await form.fill({ name: 'City Grocer', cardId: '4410278' });
  await form.more.click();
  const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: '#b3261e' } });
  await form.front.setInputFiles({
    name: 'From the chat.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture.webp().toBuffer(),
  });
  await expect(page.getByRole('img', { name: 'From the chat.jpg' })).toBeVisible();
  await form.save.click();
  await expect(page).toHaveURL(/\/loyality\/[a-z0-9]{15}$/);

  const stored = await user.client.collection('loyalty').getFirstListItem('');
  const token = await user.client.files.getToken();
  const answer = await fetch(user.client.files.getURL(stored, stored.front as string, { token }));
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
});

test('a picture without an ending gets that of its content', async ({ page }) => {
  const form = new CardForm(page);
  await page.goto('/loyality/add');
  await form.more.click();
  const picture = sharp({ create: { width: 32, height: 20, channels: 3, background: '#b3261e' } });
  await form.front.setInputFiles({
    name: 'image 1234',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  });
  await expect(page.getByRole('img', { name: 'image 1234.png' })).toBeVisible();
});

test('a finger leads from card to card, and Back to the list', async ({ page, user }) => {
  for (const name of ['Apples', 'Books', 'Cinema']) await addCard(user, { name });
  const list = new CardList(page);
  await list.open();
  await list.link('Books').click();
  await expect(page.getByRole('heading', { name: 'Books' })).toBeVisible();
  await page.evaluate(() => {
    const touch = { pointerId: 7, isPrimary: true, pointerType: 'touch', clientY: 300, bubbles: true };
    document.body.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 300 }));
    document.body.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 150 }));
  });
  await expect(page.getByRole('heading', { name: 'Cinema' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('link', { name: 'Previous card: Apples' }).click();
  await expect(page.getByRole('heading', { name: 'Apples' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/loyality');
});

test('of two hundred cards those near the window are drawn, and the last one is found and opened', async ({
  page,
  user,
}) => {
  const names = Array.from({ length: 200 }, (_, index) => `Shop ${String(index).padStart(4, '0')}`);
  // The hub takes eight bodies of one person at once, and no more.
  for (let from = 0; from < names.length; from += 8) {
    await Promise.all(names.slice(from, from + 8).map((name) => addCard(user, { name })));
  }
  const list = new CardList(page);
  await list.open();
  // The first cards stand there until what draws the others has come.
  await expect(list.cards.first()).toHaveAttribute('aria-setsize', '200');
  expect(await list.cards.count()).toBeLessThan(100);
  await page.keyboard.press('End');
  await expect(list.card('Shop 0199')).toBeInViewport();
  await list.filter.fill('0199');
  await list.link('Shop 0199').click();
  await expect(page.getByRole('heading', { name: 'Shop 0199' })).toBeVisible();
});
