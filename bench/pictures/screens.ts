import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { photo } from '../../e2e/fixtures/obscura';
import { ObscuraPage } from '../../e2e/pages/obscura-page';
import { TimePage } from '../../e2e/pages/time-page';

/** A screen of the README: the name of its files, and how to bring it into the pictured state. */
interface Pictured {
  name: string;
  show: (page: Page) => Promise<void>;
}

/** A photo of a made-up card, like the demo's documents. */
const CARD = new URL('../../packages/expiry/server/seed/membership-card.jpg', import.meta.url);

/**
 * Made-up weather of each city in order, because the fake service returns the same weather for every city.
 */
const WEATHER = [
  { codes: [80, 95, 3, 61, 2], highest: [31, 30, 32, 31, 32] },
  { codes: [3, 51, 61, 2, 0], highest: [14, 13, 12, 15, 16] },
  { codes: [2, 1, 80, 95, 2], highest: [33, 34, 32, 31, 33] },
  { codes: [61, 3, 45, 2, 71], highest: [9, 8, 6, 5, 2] },
  { codes: [51, 61, 3, 1, 2], highest: [11, 10, 9, 8, 9] },
];

/** Shows the weather of {@link WEATHER} for each city, on the days of the fake service. */
async function showWeather(page: Page): Promise<void> {
  await page.route('**/api/hub/forecast*', async (route) => {
    const response = await route.fetch();
    const cities = (await response.json()) as { daily: object }[];
    const json = cities.map(({ daily, ...rest }, city) => {
      const { codes, highest } = WEATHER[city]!;
      return { ...rest, daily: { ...daily, weathercode: codes, temperature_2m_max: highest } };
    });
    await route.fulfill({ response, json });
  });
}

/**
 * Hides how old the rates are. The hub then shows the rates that it is delivered with, because those of the
 * fake service rise linearly, which looks made up.
 */
async function takeAge(page: Page): Promise<void> {
  await page.route('**/api/hub/rates/*', async (route) => {
    const response = await route.fetch();
    const { 'x-hub-age': _age, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** One screen per tool. Currency comes before home, whose tile shows the rate that was viewed last. */
export const PICTURED: readonly Pictured[] = [
  {
    name: 'currency',
    show: async (page) => {
      await takeAge(page);
      await page.goto('/currency');
      await expect(page.getByText(/^(Up|Down) /)).toHaveCount(6);
    },
  },
  {
    name: 'home',
    show: async (page) => {
      await page.goto('/');
      for (const line of [/ today$/, /addresses/, /1 EUR/, /Penang/, /expired/, /cards/]) {
        await expect(page.getByText(line).first()).toBeVisible();
      }
    },
  },
  {
    name: 'workout',
    show: async (page) => {
      await page.goto('/workout');
      await expect(page.getByText('1 of 3 done')).toBeVisible();
    },
  },
  {
    name: 'aliases',
    show: async (page) => {
      await page.goto('/alias');
      await expect(page.getByText('tickets@rivers.example.org')).toBeVisible();
    },
  },
  {
    name: 'time',
    show: async (page) => {
      const time = new TimePage(page);
      await showWeather(page);
      await time.open();
      await expect(time.days('London').first()).toBeVisible();
    },
  },
  {
    name: 'obscura',
    show: async (page) => {
      const obscura = new ObscuraPage(page);
      await obscura.open();
      await obscura.pick(await photo(page, { jpeg: await readFile(CARD) }));
      await expect(obscura.findings).toBeVisible();
    },
  },
  {
    name: 'expiry',
    show: async (page) => {
      await page.goto('/expiry');
      await expect(page.getByText('Season ticket')).toBeVisible();
    },
  },
  {
    name: 'loyality',
    show: async (page) => {
      await page.goto('/loyality');
      const address = await page.getByRole('link', { name: /Sports hall/ }).getAttribute('href');
      await page.goto(address!);
      await expect(page.getByText('9915527301')).toBeVisible();
    },
  },
];
