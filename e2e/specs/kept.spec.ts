import { addAlias } from '../fixtures/alias';
import { dateIn, addDays } from '../fixtures/dates';
import { addItem } from '../fixtures/hub';
import { expect, keptOnDisk, openInstalled, test } from '../fixtures/installed';
import { addCard } from '../fixtures/loyalty';
import { addWorkout, LEGS } from '../fixtures/workouts';

test('smoke', async ({ device, released, person, problems, timezoneId }) => {
  problems.expect(/ERR_CONNECTION_REFUSED/);
  const today = dateIn(timezoneId ?? 'UTC', new Date());
  await addCard(person);
  await addAlias(person, { email: 'shop@example.com' });
  await addItem(person, { name: 'Passport', expiryDate: addDays(today, 12) });
  await addItem(person, { name: 'Visa', expiryDate: addDays(today, -1) });
  await addWorkout(released, person, { date: today, exercises: LEGS });
  const page = await openInstalled(device);
  await expect.poll(() => keptOnDisk(page), { timeout: 30_000 }).toBeGreaterThan(9);
  await released.suspend();
  for (const [path, text] of [
    ['/loyality', 'City Grocer'],
    ['/expiry', 'Passport'],
    ['/expiry/expired', 'Visa'],
    ['/workout', 'Legs and back'],
    ['/alias', 'shop@example.com'],
    ['/currency', 'USD'],
    ['/time', 'Amsterdam'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText('Offline. As of')).toBeVisible();
    await page.screenshot({ path: `/tmp/kept${path.replaceAll('/', '-')}.png` });
  }
  await released.resume();
});
