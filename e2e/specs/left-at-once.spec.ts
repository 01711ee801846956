import type { BrowserContext, Locator, Page } from '@playwright/test';
import { addAlias } from '../fixtures/alias';
import { expect, openInstalled, test, untilPrefetched } from '../fixtures/installed';
import { addWorkout, storedExercises } from '../fixtures/workouts';

/** The frames between the touch and the end of the page. */
const MOMENTS = [0, 1, 2, 3, 5, 8, 13, 21, 34];

/** What a page showed when it ended. */
interface LastSight {
  /** The number of exercises that were drawn as done. */
  done: number;
  text: string;
}

/** The processor of a page, which can be as much slower as a cheap phone's is. */
interface Processor {
  slowDown: () => Promise<void>;
  speedUp: () => Promise<void>;
}

/** Takes the network away; returns the processor of the page. */
async function goOffline(device: BrowserContext, page: Page): Promise<Processor> {
  const session = await device.newCDPSession(page);
  const slowBy = async (rate: number) =>
    void (await session.send('Emulation.setCPUThrottlingRate', { rate }));
  await device.setOffline(true);
  return { slowDown: () => slowBy(6), speedUp: () => slowBy(1) };
}

/**
 * Touches a control of a page that loads itself again some frames later; returns what it showed last. The processor is
 * slow until the page has ended.
 */
async function leaveAfter(
  page: Page,
  processor: Processor,
  frames: number,
  touched: Locator,
): Promise<LastSight> {
  await touched.scrollIntoViewIfNeeded();
  await page.evaluate((count) => {
    const leave = (left: number) => {
      if (left > 0) {
        requestAnimationFrame(() => leave(left - 1));
        return;
      }
      const done = document.querySelectorAll('input[aria-labelledby]:checked:not([data-unsafe])').length;
      sessionStorage.setItem('last-sight', JSON.stringify({ done, text: document.body.innerText }));
      location.reload();
    };
    document.addEventListener('click', () => leave(count), { once: true });
  }, frames);
  const left = page.waitForEvent('framenavigated');
  const loaded = page.waitForEvent('load');
  await processor.slowDown();
  await touched.click();
  await left;
  await processor.speedUp();
  await loaded;
  return JSON.parse(await page.evaluate(() => sessionStorage.getItem('last-sight') ?? '')) as LastSight;
}

test('what a slow phone shows as done is on it, at whichever moment its page is left: a tick', async ({
  device,
  released,
  person,
  inDays,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const today = inDays(0);
  const exercises = MOMENTS.map((frames) => ({ id: `e${String(frames)}`, title: `After ${String(frames)}` }));
  const workout = await addWorkout(released, person, { date: today, exercises });
  const page = await openInstalled(device);
  await untilPrefetched(page);
  await page.goto(`/workout/${workout.id}`);
  const processor = await goOffline(device, page);
  const ticked = page.locator('input[aria-labelledby]:checked');
  const shown: number[] = [];
  for (const frames of MOMENTS) {
    const ring = page.getByRole('checkbox', { name: `After ${String(frames)}`, exact: true });
    const { done } = await leaveAfter(page, processor, frames, ring);
    await expect.poll(() => ticked.count()).toBeGreaterThanOrEqual(done);
    shown.push(done);
  }
  expect(Math.max(...shown)).toBeGreaterThan(0);
  const onDevice = await ticked.count();
  await device.setOffline(false);
  const saved = async () =>
    (await storedExercises(person, workout.id)).filter(({ completed }) => completed === true).length;
  await expect.poll(saved).toBe(onDevice);
});

test('what a slow phone shows as done is on it, at whichever moment its page is left: an edit', async ({
  device,
  person,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const { email } = await addAlias(person, { description: 'Gym' });
  const page = await openInstalled(device, '/alias');
  await untilPrefetched(page);
  const processor = await goOffline(device, page);
  const row = page.getByRole('listitem').filter({ hasText: email });
  const shown: string[] = [];
  for (const frames of MOMENTS) {
    const description = `Gym, left after ${String(frames)} frames`;
    await row.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Description').fill(description);
    const { text } = await leaveAfter(page, processor, frames, page.getByRole('button', { name: 'Save' }));
    if (!text.includes(description)) continue;
    await expect(row).toContainText(description);
    shown.push(description);
  }
  expect(shown).not.toEqual([]);
});
