import { addDays } from '@hub/calendar';
import { loadavg } from 'node:os';
import { type BrowserContext, chromium, type Page, test } from '@playwright/test';
import { addMany, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { chromiumLaunch } from '../../e2e/chromium';
import { dateIn } from '../../e2e/fixtures/dates';
import { storedSession } from '../../e2e/fixtures/hub';
import { HUB_DIST } from '../../e2e/fixtures/hub-test';
import { middle } from './phone';

/**
 * How long a slow phone takes to show the chart of many sessions once it has loaded them, and to show another
 * measure.
 */

const SIZES = [50, 1_000];
const VISITS = 5;
const SLOWER = 4;
/** The maximum time of the chart, in milliseconds. */
const GOAL = 100;

let server: TestServer;
const table: string[] = [];

test.beforeAll(async () => {
  server = await startServer({ hub: HUB_DIST });
});
test.afterAll(async () => {
  await server.stop();
  const load = loadavg().map((part) => part.toFixed(1));
  process.stdout.write(`\n${table.join('\n')}\nload of the machine: ${load.join(', ')}\n`);
});

const today = dateIn('UTC', new Date());

/** Three sets, heavier from session to session, with some lighter ones in between. */
function sessionAt(index: number, { id: user }: TestUser) {
  const weight = 150 - Math.floor(index / 10) + (index % 7);
  const sets = ['1', '2', '3'].map((id) => ({
    id,
    kind: 'work',
    reps: 5,
    weight,
    unit: 'kg',
    done: true,
  }));
  const exercises = [{ id: 'squat', code: 'squat', title: 'Squat', completed: true, results: '', sets }];
  return { user, workoutTitle: 'Legs', date: addDays(today, -3 * index), exercises };
}

/** Answers a request for workouts with all of them, as if a person had scrolled to the end. */
async function serveAll(context: BrowserContext, { id }: TestUser) {
  const workouts = server.superuser.collection('workouts');
  const items = await workouts.getFullList({ filter: `user = '${id}'`, sort: '-date,id' });
  const json = { page: 1, perPage: items.length, totalItems: items.length, totalPages: 1, items };
  await context.route('**/api/collections/workouts/records?*', async (route) =>
    route.fulfill({ response: await route.fetch(), json }),
  );
}

/** Milliseconds from the tap on a measure to the frame that shows its chart. */
function timeToMeasure(page: Page, label: string): Promise<number> {
  return page.evaluate(async (name) => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const radio = radios.find((one) => one.closest('label')?.textContent === name);
    const before = performance.now();
    radio?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const drawn = document.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? '';
    return drawn.startsWith(name) ? performance.now() - before : NaN;
  }, label);
}

/**
 * Milliseconds from going back to this page, from another page of the hub, to the frame that shows the chart.
 */
async function timeToReturn(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Activity' }).click();
  await page.waitForURL('**/workout');
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const before = performance.now();
    history.back();
    while (document.querySelector('svg[role=img] polyline') === null) await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - before;
  });
}

/** Milliseconds from the end of the response to the frame that shows the chart. */
function timeFromAnswer(page: Page): Promise<number> {
  return page.evaluate(() => {
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const answer = asked.filter(({ name }) => name.includes('/api/collections/workouts/records?')).at(-1);
    return Number(document.documentElement.dataset.chartAt) - (answer?.responseEnd ?? NaN);
  });
}

for (const size of SIZES) {
  test(`the chart of ${size} sessions`, async () => {
    const person = await server.createUser();
    await addMany(
      server,
      'workouts',
      Array.from({ length: size }, (_, index) => sessionAt(index, person)),
    );
    const browser = await chromium.launch(chromiumLaunch());
    const [first, other, back]: [number[], number[], number[]] = [[], [], []];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const context = await browser.newContext({
        storageState: storedSession(server.url, person),
        serviceWorkers: 'block',
        viewport: { width: 390, height: 844 },
      });
      await serveAll(context, person);
      const page = await context.newPage();
      await page.addInitScript(() => {
        const look = () => {
          if (document.querySelector('svg[role=img] polyline'))
            setTimeout(() => (document.documentElement.dataset.chartAt = String(performance.now())));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.goto(`${server.url}/exercises/squat/history`);
      await page.waitForSelector('[data-chart-at]', { state: 'attached' });
      first.push(await timeFromAnswer(page));
      other.push(await timeToMeasure(page, 'Volume'));
      back.push(await timeToReturn(page));
      await context.close();
    }
    await browser.close();
    const say = (time: number) => `${time.toFixed(0)} ms${time > GOAL ? ' !' : ''}`;
    table.push(
      `${String(size).padStart(6)} sessions: the chart after the answer ${say(middle(first))}, another measure ${say(middle(other))}, from another page of the hub ${say(middle(back))}`,
    );
  });
}
