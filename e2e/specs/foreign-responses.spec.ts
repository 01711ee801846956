import { comeBackUntil, expect, openInstalled, test, untilPrefetched } from '../fixtures/installed';
import { addCard, type StoredCard } from '../fixtures/loyalty';
import { CardView } from '../pages/loyalty-pages';
import { behind, CAPTIVE_PORTAL, EMPTY_PROXY } from '../fixtures/foreign-response';

for (const [name, foreign] of [
  ['a captive portal', CAPTIVE_PORTAL],
  ['a proxy without its container', EMPTY_PROXY],
] as const) {
  test(`${name} is taken for no answer of the hub: what is kept is shown, what is done waits`, async ({
    device,
    released,
    person,
    problems,
  }) => {
    problems.allow(/answered 404/, /MIME type/, /failed: .* net::ERR_/);
    const cards = person.client.collection('loyalty');
    await addCard(person, { name: 'Kopitiam' });
    await addCard(person, { name: 'Night Market' });
    const page = await openInstalled(device, '/loyality');
    await untilPrefetched(page);

    await behind(released, foreign, async () => {
      await page.goto('/loyality');
      await expect(page.getByRole('listitem').filter({ hasText: 'Kopitiam' })).toBeVisible();
      await expect(page.getByText('Sign in to your network or proxy.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open its page' })).toHaveAttribute(
        'href',
        '/api/hub/open',
      );
      await expect(page.getByText(/^As of/)).toBeVisible();
      await page.getByRole('link', { name: 'Kopitiam' }).click();
      const card = new CardView(page);
      await card.choose('Delete');
      await expect(page).toHaveURL('/loyality');
      await expect(page.getByText('It will be deleted when the hub can be reached.')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Night Market' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Kopitiam' })).toHaveCount(0);
      await page.goto('/account');
      const waiting = page.getByRole('list', { name: 'Waiting to be saved' }).getByRole('listitem');
      await expect(waiting).toHaveText(/Kopitiam.*Deleted/s);
      await expect(waiting.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      // The page checks for a newer version each time that the person returns to the window.
      let asked = 0;
      await comeBackUntil(page, async () => {
        asked += 1;
        const worker = await page.evaluate(() => navigator.serviceWorker.getRegistration());
        expect(worker).toBeDefined();
        return asked >= 3;
      });
      await page.goto('/loyality');
      await expect(page.getByRole('listitem').filter({ hasText: 'Night Market' })).toBeVisible();
    });

    const names = async () => (await cards.getFullList<StoredCard>()).map((card) => card.name);
    await expect.poll(names).toEqual(['Night Market']);
    await expect(page.getByText('Sign in to your network or proxy.')).toBeHidden();
    expect(await page.evaluate(() => caches.keys())).not.toEqual([]);
  });
}
