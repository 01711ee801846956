import { installClock } from '../fixtures/clock';
import { addCard } from '../fixtures/loyalty';
import { openLive } from '../fixtures/live';
import { expect, test } from '../fixtures/test';
import { CardList, CardView } from '../pages/loyalty-pages';

const CARD = { name: 'Member Club', type: 'qrcode', cardId: '8801234567890123', customUI: true } as const;

test('a card with the custom layout opens in a new tab, with every part', async ({ page, context, user }) => {
  await addCard(user, { ...CARD, expiryDate: '2031-01-05' });
  await new CardList(page).open();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    new CardList(page).link('Member Club').click(),
  ]);
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(tab.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  const main = tab.getByRole('main');
  await expect(main).toContainText(user.email);
  await expect(main.getByRole('heading', { name: 'MEMBERSHIP CARD' })).toBeVisible();
  await expect(main).toContainText('The QR Code will be changed every 20 seconds');
  await expect(new CardView(tab).code).toHaveAttribute('width', '180');
  await expect(main).toContainText('Membership Card Number');
  await expect(main).toContainText('05/01/2031');
  await expect(main).toContainText('Screenshots are not accepted');

  for (const name of ['RENEW MEMBERSHIP', "MEMBERSHIP'S BENEFITS", 'TRANSACTION HISTORY']) {
    const button = tab.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Coming soon');
  }
  const bar = tab.getByRole('navigation');
  for (const name of ['Home', 'Liked', 'Notification', 'Account']) {
    await expect(bar.getByRole('link', { name })).toBeDisabled();
    await expect(bar.getByRole('link', { name })).toHaveAccessibleDescription('Coming soon');
  }
  await expect(bar.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');

  await tab.getByRole('link', { name: 'Terms of use' }).click();
  await expect(tab).toHaveURL('/loyality/terms');
  await expect(tab.getByText('Your card is kept by you')).toBeVisible();
});

test('back follows the history, and leads to the list where there is none', async ({
  page,
  context,
  user,
}) => {
  const { id } = await addCard(user, CARD);
  const back = page.getByRole('button', { name: 'Back' });
  await page.goto('/account');
  await page.goto(`/loyality/${id}`);
  await back.click();
  await expect(page).toHaveURL('/account');

  await new CardList(page).open();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    new CardList(page).link('Member Club').click(),
  ]);
  await tab.getByRole('button', { name: 'Back' }).click();
  await expect(tab).toHaveURL('/loyality');
});

for (const seconds of [1, 20, 600]) {
  test(`the ring of ${seconds} s restarts on time, and a tab that slept catches up`, async ({
    page,
    user,
  }) => {
    const { id } = await addCard(user, { ...CARD, refreshSeconds: seconds });
    const view = new CardView(page);
    const look = () => view.code.locator('path').getAttribute('d');
    await installClock(page, { time: new Date('2026-11-21T12:00:00Z') });
    await openLive(page, () => view.open(id));
    await expect(view.ring).toHaveText(String(seconds));
    const first = await look();
    await page.clock.pauseAt(new Date('2026-11-21T12:01:00Z'));
    // Sixty seconds have been asked for from the start; what has passed since the card came up is a little less.
    const before = Number(await view.ring.textContent());
    await page.clock.runFor(before * 1000);
    await expect(view.ring).toHaveText(String(seconds));
    const restarted = await look();
    await page.clock.fastForward(seconds * 1000 * 8);
    await expect(view.ring).toHaveText(String(seconds));
    expect(await look()).toBe(restarted);
    expect(first).not.toBeNull();
  });
}

test('the ring has its colours at exactly half and a quarter', async ({ page, user }) => {
  const { id } = await addCard(user, { ...CARD, refreshSeconds: 20 });
  const view = new CardView(page);
  const colour = page.locator('[data-colour]');
  await installClock(page, { time: new Date('2026-11-21T12:00:00Z') });
  await openLive(page, () => view.open(id));
  await expect(view.ring).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-21T12:01:00Z'));
  await page.clock.runFor(Number(await view.ring.textContent()) * 1000);
  const expected: [number, string][] = [
    [20, 'blue'],
    [11, 'blue'],
    [10, 'amber'],
    [6, 'amber'],
    [5, 'red'],
    [1, 'red'],
  ];
  let remaining = 20;
  for (const [left, name] of expected) {
    await page.clock.runFor((remaining - left) * 1000);
    remaining = left;
    await expect(view.ring).toHaveText(String(left));
    await expect(colour).toHaveAttribute('data-colour', name);
  }
});

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing on the card slides: ring and code step with the clock', async ({ page, user }) => {
    const { id } = await addCard(user, { ...CARD, refreshSeconds: 1 });
    await new CardView(page).open(id);
    await expect(new CardView(page).ring).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
