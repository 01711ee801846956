import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addAlias } from '../fixtures/alias';
import { closedGate } from '../fixtures/gate';
import { addItem } from '../fixtures/hub';
import { addCard } from '../fixtures/loyalty';
import { scriptThatSays } from '../fixtures/requests';
import { watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';
import { CUT_OFF } from '../fixtures/problems';

/** Rows are as high as their text: the position of the next one may differ by this much. */
const SLACK_PX = 5;

interface Screen {
  path: string;
  /** The text of the content when everything has loaded. */
  come: string;
  /** The rows, if the frame reserves space for them. */
  rows?: string;
}

const SCREENS: readonly Screen[] = [
  { path: '/', come: '3 addresses' },
  { path: '/expiry', come: 'Visa', rows: 'tbody tr' },
  { path: '/expiry/settings', come: 'Mei' },
  { path: '/alias', come: '3 addresses', rows: 'li' },
  { path: '/alias/generate', come: 'Add a description' },
  { path: '/loyality', come: 'Visa', rows: 'li' },
  { path: '/loyality/{id}', come: 'Licence' },
  { path: '/time', come: 'Overcast' },
  { path: '/obscura', come: 'Choose files' },
];

/** Delays the responses for records and for the public services until the gate is opened. */
async function holdRecords(page: Page) {
  const gate = closedGate();
  await page.route(/\/api\/(collections\/\w+\/records|hub\/)/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

/**
 * The position of the first two rows, and their width. They are found and measured in one step: between two
 * steps, React may replace the prerendered frame, and removed elements have no position.
 */
function placesOf(page: Page, rows: string) {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].slice(0, 2).map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return { x, y, width };
      }),
    `main ${rows}`,
  );
}

/**
 * The elements that a line of text in the header overlaps, and the parts of the page that begin too close
 * below it.
 */
function touchedBy(line: Locator): Promise<string[]> {
  return line.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const under = [...document.querySelectorAll('header :is(a, button)')].filter((control) => {
      const box = control.getBoundingClientRect();
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      // A line has some space above and below its letters.
      return across > 0 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2;
    });
    const close = [...document.querySelectorAll('main > *')].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().top < bottom + 6,
    );
    return [...under, ...close].map((part) => part.outerHTML.slice(0, 80));
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const { path, come: word, rows } of SCREENS) {
      test(`nothing on ${path} moves after it is drawn`, async ({ page, user, inDays }) => {
        let id = '';
        for (const name of ['Passport', 'Visa', 'Licence']) {
          await addItem(user, { name, expiryDate: inDays(40), person: 'Mei', category: 'Travel' });
          ({ id } = await addCard(user, { name }));
          // As long as the addresses of the generator.
          await addAlias(user, { description: name, email: `${randomUUID().slice(0, 32)}@example.com` });
        }
        // Without a domain, the generator would ask for one.
        await page.addInitScript(
          (key) => localStorage.setItem(key, 'mail.example'),
          `hub.alias.domain.${user.id}`,
        );
        const shifts = await watchShifts(page);
        const gate = await holdRecords(page);
        await page.goto(path.replace('{id}', id));
        const main = page.getByRole('main');
        const loading = main.getByRole('status').filter({ hasText: 'Loading' });
        await expect(rows === undefined ? main : loading).toBeVisible();
        const places = await placesOf(page, '[data-row]');
        gate.open();
        await expect(main.getByText(word).first()).toBeVisible();
        const moved = await shifts();
        const total = moved.reduce((sum, { value }) => sum + value, 0);
        expect(total, JSON.stringify(moved, null, 2)).toBeLessThan(0.001);

        if (rows === undefined) return;
        expect(places).toHaveLength(2);
        await expect(main.locator(rows).nth(1)).toBeVisible();
        const come = await placesOf(page, rows);
        for (const [index, place] of places.entries()) {
          const row = come[index]!;
          expect(Math.abs(row.x - place.x), 'to the side').toBeLessThanOrEqual(SLACK_PX);
          expect(Math.abs(row.y - place.y), 'down').toBeLessThanOrEqual(SLACK_PX);
          expect(Math.abs(row.width - place.width), 'wider').toBeLessThanOrEqual(SLACK_PX);
        }
      });
    }
  });
}

test('the note that the hub is away moves nothing, in any size of text', async ({ page }) => {
  // The script that contains the note is loaded last.
  const installed = scriptThatSays(page, 'Offline. As of');
  await page.goto('/obscura');
  await installed;
  const note = page.getByText(/^Offline\./);
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  const placesNow = () => Promise.all([main.boundingBox(), title.boundingBox()]);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const percent of [100, 130, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      const places = await placesNow();
      await page.context().setOffline(true);
      await expect(note).toBeVisible();
      expect(await placesNow(), `at ${width} pixels, ${percent} %`).toEqual(places);
      await page.context().setOffline(false);
      await expect(note).toHaveCount(0);
      expect(await placesNow(), `at ${width} pixels, ${percent} %, gone`).toEqual(places);
    }
  }
});

test.describe('for a coach', () => {
  test.use({ signedInAs: 'admin' });

  for (const width of [320, 390]) {
    test(`the note is clear of the buttons beside it and of what follows it, at ${width} pixels`, async ({
      page,
      problems,
    }) => {
      problems.allow(CUT_OFF);
      await page.setViewportSize({ width, height: 844 });
      const note = page.getByText(/^Offline\./);
      for (const path of ['/workout', '/loyality', '/workout/admin/users', '/expiry/add']) {
        const installed = scriptThatSays(page, 'Offline. As of');
        await page.goto(path);
        await installed;
        await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(
          0,
        );
        await page.context().setOffline(true);
        await expect(note).toBeVisible();
        expect(await touchedBy(note), path).toEqual([]);
        await page.context().setOffline(false);
      }
    });
  }
});
