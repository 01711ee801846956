import { devices, type Page } from '@playwright/test';
import { addItem } from '../fixtures/hub';
import { expectNoSidewaysScroll } from '../fixtures/layout';
import { addCard } from '../fixtures/loyalty';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS } from '../fixtures/workouts';
import { CardView } from '../pages/loyalty-pages';
import { WorkoutPages } from '../pages/workout-pages';

/** What a phone covers, in CSS pixels: the notch, the home bar, the keyboard. */
const PHONES = [
  { name: 'an iPhone', device: devices['iPhone 15'], insets: { top: 59, bottom: 34 }, keyboard: 336 },
  {
    name: 'a small Android',
    device: devices['Galaxy S III'],
    insets: { top: 24, bottom: 24 },
    keyboard: 260,
  },
];

/** Emulates a notch and a home bar, so that `env(safe-area-inset-…)` has their sizes. */
async function cover(page: Page, insets: { top: number; bottom: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/**
 * The controls that a finger can't reach: under the notch at the top of the page, or under the home bar at
 * its end.
 */
function coveredControls(page: Page, insets: { top: number; bottom: number }): Promise<string[]> {
  return page.evaluate(({ top, bottom }) => {
    const isOnTop = (element: Element, { left, right }: DOMRect, y: number) => {
      const seen = document.elementFromPoint((left + right) / 2, y);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    };
    const controlsAt = (from: number, to: number) =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const [begin, end] = [Math.max(box.top, from), Math.min(box.bottom, to)];
          return end - begin > 1 && isOnTop(element, box, (begin + end) / 2);
        })
        .map((element) => element.outerHTML.slice(0, 120));
    scrollTo({ top: 0, behavior: 'instant' });
    const above = controlsAt(0, top);
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return [...above, ...controlsAt(innerHeight - bottom, innerHeight)];
  }, insets);
}

for (const { name, device, insets, keyboard } of PHONES) {
  const { defaultBrowserType: _engine, ...phone } = device;

  test.describe(`on ${name}`, () => {
    test.use(phone);

    test('nothing to touch is under the notch or the home bar, and nothing goes sideways', async ({
      page,
      hub,
      user,
      inDays,
    }) => {
      const { id: workout } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
      const { id: card } = await addCard(user);
      for (let day = 1; day <= 12; day += 1) {
        await addItem(user, { name: `Passport ${String(day)}`, expiryDate: inDays(day) });
      }
      await cover(page, insets);
      const screens = [
        ['/', 'Apps'],
        ['/workout', 'Activity'],
        [`/workout/${workout}`, 'Legs and back'],
        [`/workout/${workout}/exercise/e1/result`, 'Barbell Squat'],
        ['/alias/generate', 'Generate'],
        ['/currency/EUR-USD', 'EUR to USD'],
        ['/time', 'Time'],
        ['/obscura', 'Obscura'],
        ['/expiry', 'Expiry'],
        ['/expiry/add', 'Add Item'],
        ['/loyality/add', 'Add Loyalty Card'],
        [`/loyality/${card}`, 'Loyality'],
      ] as const;
      for (const [path, heading] of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
        await expect(page.locator('#root > [data-for]')).toHaveCount(0);
        expect(await coveredControls(page, insets), path).toEqual([]);
        await expectNoSidewaysScroll(page, phone.viewport.width, phone.viewport.height);
      }
    });

    test('the code at the till fills what is seen, also when the browser’s bar comes', async ({
      page,
      user,
    }) => {
      const { id } = await addCard(user);
      const view = new CardView(page);
      await cover(page, insets);
      await view.open(id);
      await view.fillScreen.tap();
      const { width, height } = phone.viewport;
      for (const seen of [height, height - 60]) {
        await page.setViewportSize({ width, height: seen });
        await expect.poll(() => view.till.boundingBox()).toEqual({ x: 0, y: 0, width, height: seen });
        expect(await coveredControls(page, insets)).toEqual([]);
      }
      await view.closeTill.tap();
      await expect(view.till).toHaveCount(0);
    });

    test('Save stands above the keyboard, and is reached by a tap', async ({ page, hub, user, inDays }) => {
      const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
      const workout = new WorkoutPages(page);
      await page.goto(`/workout/${id}/exercise/e3/result`);
      await workout.results.tap();
      await page.evaluate((covered) => {
        const seen = window.visualViewport!;
        // Chromium can't emulate a keyboard: the page notices one only by the size of its visible part.
        Object.defineProperty(seen, 'height', { get: () => innerHeight - covered });
        seen.dispatchEvent(new Event('resize'));
      }, keyboard);
      const edge = phone.viewport.height - keyboard;
      const end = async () => {
        const { y = NaN, height = NaN } = (await workout.save.boundingBox()) ?? {};
        return y + height;
      };
      await expect.poll(end).toBeLessThanOrEqual(edge);
      await workout.results.fill('3x45 s');
      await workout.save.tap();
      await expect(page).toHaveURL(`/workout/${id}`);
    });
  });
}

test('a phone makes no link of a number, and an extension no other colours', async ({ page }) => {
  await page.goto('/');
  const said = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(said('format-detection')).toHaveAttribute('content', /telephone=no/);
  await expect(said('darkreader-lock')).toBeAttached();
});
