import { installClock } from '../fixtures/clock';
import { dateIn, nextMidnight, written } from '../fixtures/dates';
import { addItem } from '../fixtures/hub';
import { openLive } from '../fixtures/live';
import { expect, test } from '../fixtures/test';
import { ExpiryList } from '../pages/expiry-pages';

const MINUTE_MS = 60_000;

for (const zone of ['Asia/Kuala_Lumpur', 'Pacific/Honolulu']) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('an item expires at the person’s own midnight', async ({ page, user }) => {
      const midnight = nextMidnight(zone, new Date());
      const lastDay = dateIn(zone, new Date(midnight.getTime() - MINUTE_MS));
      const nextDay = dateIn(zone, new Date(midnight.getTime() + MINUTE_MS));
      await addItem(user, { name: 'Ends today', expiryDate: lastDay });
      await addItem(user, { name: 'Ends tomorrow', expiryDate: nextDay });

      await installClock(page, { time: midnight.getTime() - MINUTE_MS });
      const list = new ExpiryList(page);
      await openLive(page, () => list.openUpcoming());
      await expect(list.item('Ends today')).toContainText(written(lastDay));
      await expect(list.item('Ends today')).toContainText('today');
      await expect(list.item('Ends tomorrow')).toContainText('tomorrow');

      await page.clock.fastForward(2 * MINUTE_MS);
      await expect(list.item('Ends today')).toHaveCount(0);
      await expect(list.item('Ends tomorrow')).toContainText('today');
      await list.tab('Expired').click();
      await expect(list.item('Ends today')).toContainText('yesterday');
    });
  });
}

test.describe('a tab that slept over midnight', () => {
  const zone = 'Asia/Kuala_Lumpur';
  test.use({ timezoneId: zone });

  test('shows the new day when it wakes', async ({ page, user }) => {
    const midnight = nextMidnight(zone, new Date());
    const lastDay = dateIn(zone, new Date(midnight.getTime() - MINUTE_MS));
    await addItem(user, { name: 'Ends today', expiryDate: lastDay });
    await installClock(page, { time: midnight.getTime() - MINUTE_MS });
    const list = new ExpiryList(page);
    await list.openUpcoming();
    await expect(list.item('Ends today')).toBeVisible();

    await page.clock.setSystemTime(midnight.getTime() + MINUTE_MS);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(list.item('Ends today')).toHaveCount(0);
  });
});
