import { addDays } from '@hub/calendar';
import { loadavg } from 'node:os';
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { startPublicServices, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { chromiumLaunch } from '../../e2e/chromium';
import { addAlias } from '../../e2e/fixtures/alias';
import { dateIn } from '../../e2e/fixtures/dates';
import { addItem, storedSession } from '../../e2e/fixtures/hub';
import { addCard } from '../../e2e/fixtures/loyalty';
import { HUB_DIST } from '../../e2e/fixtures/hub-test';
import { addWorkout, LEGS } from '../../e2e/fixtures/workouts';
import { HomePage } from '../../e2e/pages/home-page';
import { middle } from './phone';
import { timeAnswer, timeToScreen, touch, watchAnswers } from './touch';

/**
 * How quickly the hub responds to a touch on a phone whose processor is four times slower than this
 * machine's.
 */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SLOWER = 4;
const RECORDS = 30;
const VISITS = 5;
/**
 * The limits in milliseconds: for the response to 95 of 100 taps and keys, and for the screen behind a tile.
 */
const GOAL = { answer: 100, screen: 300 };

/** A text that shows that the screen behind a tile is ready. */
const SCREENS = [
  { tile: 'Workout', words: 'Legs and back' },
  { tile: 'Aliases', words: 'Shop 1' },
  { tile: 'Currency', words: String.raw`\d\.\d{4}` },
  { tile: 'Time', words: String.raw`\d\d:\d\d:\d\d` },
  { tile: 'Obscura', words: 'Choose' },
  { tile: 'Expiry', words: 'Passport 1' },
  { tile: 'Loyality', words: 'Shop 1' },
];

interface Answer {
  name: string;
  time: number;
}

/** Fills each list of an athlete's hub; returns the id of a workout for today. */
async function furnish(server: TestServer, person: TestUser): Promise<string> {
  const today = dateIn('UTC', new Date());
  for (let at = 0; at < RECORDS; at += 1) {
    await addItem(person, { name: `Passport ${at}`, expiryDate: addDays(today, at * 9 + 1) });
    await addAlias(person, { description: `Shop ${at}` });
    await addWorkout(server, person, { date: addDays(today, at + 1), exercises: LEGS });
    await addCard(person, { name: `Shop ${at}` });
  }
  const exercises = Array.from({ length: 12 }, (_, at) => ({ id: `e${at}`, title: `Exercise ${at}` }));
  return (await addWorkout(server, person, { date: today, exercises })).id;
}

/** Opens an address on a slow phone, and waits until the page is idle. */
async function openSlow(context: BrowserContext, address: string, shown: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchAnswers);
  await page.goto(address);
  // React removes the prerendered frame when it has rendered the screen.
  await expect(page.locator('#root > :not([data-for])').getByText(shown).first()).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

async function type(page: Page, name: string, field: Locator, text: string): Promise<Answer[]> {
  await field.tap();
  const answers: Answer[] = [];
  for (const key of text) {
    answers.push({ name, time: await timeAnswer(page, () => page.keyboard.press(key)) });
  }
  return answers;
}

async function tapAll(page: Page, name: string, targets: readonly Locator[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const target of targets)
    answers.push({ name, time: await timeAnswer(page, () => touch(page, target)) });
  return answers;
}

const twice = (targets: readonly Locator[]) => [...targets, ...targets];

/** About a hundred taps and key presses in all tools. */
async function touchAll(context: BrowserContext, url: string, workout: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  const open = async (path: string, shown: string, touch: (page: Page) => Promise<Answer[]>) => {
    const page = await openSlow(context, url + path, shown);
    answers.push(...(await touch(page)));
    await page.close();
  };
  await open(`/workout/${workout}`, 'Exercise 1', async (page) => {
    const ticks = await page.getByRole('checkbox').all();
    return tapAll(page, 'Workout: a tick', twice(ticks.slice(0, 8)));
  });
  await open('/workout', 'Legs and back', (page) =>
    tapAll(page, 'Workout: the menu of apps', [page.getByRole('button', { name: 'Apps' })]),
  );
  await open('/currency/EUR-USD', '1 EUR =', async (page) => [
    ...(await type(page, 'Currency: an amount', page.getByRole('textbox').first(), '120.55')),
    ...(await type(page, 'Currency: an amount', page.getByRole('textbox').nth(1), '98765.4')),
    ...(await tapAll(page, 'Currency: the span', await page.getByRole('tab').all())),
    ...(await tapAll(page, 'Currency: swap', twice([page.getByRole('button', { name: 'Swap' })]))),
  ]);
  await open('/alias', 'Shop 1', (page) =>
    type(page, 'Aliases: the filter', page.getByRole('searchbox'), 'shop 12'),
  );
  await open('/alias/generate', 'Which domain is yours?', async (page) => {
    await page.getByLabel('Domain', { exact: true }).fill('mail.example');
    const regenerate = page.getByRole('button', { name: 'Regenerate' });
    return tapAll(page, 'Aliases: regenerate', twice(twice([regenerate])));
  });
  await open('/loyality', 'Shop 1', (page) =>
    type(page, 'Loyality: the filter', page.getByLabel('Filter'), 'shop 2'),
  );
  await open('/loyality/add', 'Card ID', (page) =>
    type(page, 'Loyality: a form', page.getByLabel('Card ID'), '6035710123'),
  );
  await open('/expiry/add', 'Expiry date', async (page) => [
    ...(await type(page, 'Expiry: a form', page.getByLabel('Name', { exact: true }), 'Passport of Ada')),
    ...(await type(page, 'Expiry: a country', page.getByLabel('Country', { exact: true }), 'malay')),
  ]);
  await open('/obscura', 'Choose', (page) =>
    tapAll(page, 'Obscura: the menu of apps', [page.getByRole('button', { name: 'Apps' })]),
  );
  await open('/time', ':', (page) =>
    tapAll(page, 'Time: the menu of apps', [page.getByRole('button', { name: 'Apps' })]),
  );
  return answers;
}

/** The time from the tap on each tile to its screen, each on a newly opened page. */
async function openTiles(context: BrowserContext, url: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { tile, words } of SCREENS) {
    const times: number[] = [];
    for (let at = 0; at < VISITS; at += 1) {
      const page = await openSlow(context, url, 'Workout');
      times.push(await timeToScreen(page, new HomePage(page).tile(tile), words));
      await page.close();
    }
    answers.push({ name: tile, time: middle(times) });
  }
  return answers;
}

function percentile(times: readonly number[], percent: number): number {
  return [...times].sort((one, other) => one - other)[Math.ceil((times.length * percent) / 100) - 1] ?? NaN;
}

const line = (name: string, times: readonly number[], goal: number) =>
  `${name.padEnd(28)}${`${percentile(times, 50).toFixed(0)} ms`.padStart(8)}${`${Math.max(...times).toFixed(0)} ms`.padStart(8)}${
    percentile(times, 95) > goal ? ' !' : ''
  }`;

function report(answers: readonly Answer[], screens: readonly Answer[]): string {
  const names = [...new Set(answers.map(({ name }) => name))];
  const timesOf = (wanted: string) => answers.filter(({ name }) => name === wanted).map(({ time }) => time);
  const all = answers.map(({ time }) => time);
  return [
    `${'tap or key'.padEnd(28)}  median   worst`,
    ...names.map((name) => line(name, timesOf(name), GOAL.answer)),
    `95 of 100 of ${all.length} within ${percentile(all, 95).toFixed(0)} ms (goal: ${GOAL.answer})`,
    `${'from a tile to its screen'.padEnd(28)}  (goal: ${GOAL.screen} ms)`,
    ...screens.map(({ name, time }) => line(name, [time], GOAL.screen)),
    `load of the machine: ${loadavg()
      .map((part) => part.toFixed(1))
      .join(', ')}`,
  ].join('\n');
}

test('taps and keys on a phone, and the way from a tile to its screen', async () => {
  const services = await startPublicServices();
  const server = await startServer({ hub: HUB_DIST, services: services.env });
  const browser: Browser = await chromium.launch(chromiumLaunch());
  try {
    const person = await server.createUser();
    const workout = await furnish(server, person);
    const context = await browser.newContext({
      ...PHONE,
      storageState: storedSession(server.url, person),
    });
    const answers = await touchAll(context, server.url, workout);
    const screens = await openTiles(context, server.url);
    process.stdout.write(`\n${report(answers, screens)}\n`);
  } finally {
    await browser.close();
    await server.stop();
    await services.stop();
  }
});
