import { loadavg } from 'node:os';
import { type Browser, chromium, test } from '@playwright/test';
import { startPublicServices, startServer } from '@hub/pocketbase/testing';
import { chromiumLaunch } from '../../e2e/chromium';
import { storedSession } from '../../e2e/fixtures/hub';
import { HUB_DIST } from '../../e2e/fixtures/hub-test';
import { furnish } from '../lighthouse/screens';
import { middle } from './phone';
import { servePlainPage } from './plain-page';

/**
 * How long a slow phone can't respond to a touch while a screen loads for the first time: the total blocking
 * time, that is the time of its long tasks beyond 50 ms each. For comparison, the same run measures a page
 * with only React, its router and TanStack Query.
 */

const VISITS = Number(process.env.HUB_VISITS ?? 5);
const SLOWER = 4;
/** By this time a screen has loaded everything that it loads at first. */
const WATCHED_MS = 4_000;
/** The maximum blocking time of a screen, as a multiple of the plain page's. */
const GOAL = 1.5;

interface Visited {
  name: string;
  address: string;
  state?: ReturnType<typeof storedSession>;
}

/** The blocking time of one visit in a new browser profile, in milliseconds. */
async function blockingOf(browser: Browser, { address, state }: Visited): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(state && { storageState: state }),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address);
    return await page.evaluate(async (watched) => {
      let blocked = 0;
      const add = (list: PerformanceObserverEntryList) => {
        for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
      };
      new PerformanceObserver(add).observe({ type: 'longtask', buffered: true });
      await new Promise((resolve) => setTimeout(resolve, watched - performance.now()));
      return blocked;
    }, WATCHED_MS);
  } finally {
    await context.close();
  }
}

test(`blocking at the first load on a phone, the median of ${VISITS} visits`, async () => {
  const services = await startPublicServices();
  const server = await startServer({ hub: HUB_DIST, services: services.env });
  const plain = await servePlainPage();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const screens = (await furnish(server)).map(({ path, person }) => ({
      name: path.replace(/\/[a-z0-9]{15}$/, '/:id'),
      address: server.url + path,
      ...(person && { state: storedSession(server.url, person) }),
    }));
    const visited: Visited[] = [{ name: 'React, router, Query', address: plain.url }, ...screens];
    const times = visited.map((): number[] => []);
    // Alternately, so that a busy minute of the machine affects all of them.
    for (let at = 0; at < VISITS; at += 1) {
      for (const [index, screen] of visited.entries()) {
        times[index]?.push(await blockingOf(browser, screen));
      }
    }
    const [base = NaN, ...others] = times.map(middle);
    const lines = others.map((blocked, index) => {
      const ratio = blocked / base;
      return `${(screens[index]?.name ?? '').padEnd(22)}${blocked.toFixed(0).padStart(5)} ms  ${ratio.toFixed(2)}${ratio > GOAL ? ' !' : ''}`;
    });
    const load = loadavg().map((part) => part.toFixed(1));
    const head = `${'React, router, Query'.padEnd(22)}${base.toFixed(0).padStart(5)} ms  (goal: ${GOAL} times that)`;
    process.stdout.write(`\n${[head, ...lines].join('\n')}\nload of the machine: ${load.join(', ')}\n`);
  } finally {
    await browser.close();
    await plain.stop();
    await server.stop();
    await services.stop();
  }
});
