import { loadavg } from 'node:os';
import { type Browser, chromium, test } from '@playwright/test';
import { startPublicServices, startServer } from '@hub/pocketbase/testing';
import { chromiumLaunch } from '../../e2e/chromium';
import { storedSession } from '../../e2e/fixtures/hub';
import { HUB_DIST } from '../../e2e/fixtures/hub-test';
import { middle, openPhone, type Shown, waitFor } from './phone';

/**
 * How long people wait for figures on Currency and Time, from the request of the page to the frame that shows
 * them.
 */

const VISITS = 3;
/** The delay of a public service's response. */
const SERVICE_MS = 200;
/**
 * The text that each screen shows when its data has loaded, and how often. No prerendered frame contains it.
 */
const SCREENS = [
  { path: '/currency', numbers: 'six rates', shown: { pattern: String.raw`\d\.\d{4}`, times: 6 } },
  { path: '/currency/EUR-USD', numbers: 'the rate', shown: { pattern: String.raw`1 EUR = \d`, times: 1 } },
  { path: '/time', numbers: 'five clocks', shown: { pattern: String.raw`\d\d:\d\d:\d\d`, times: 5 } },
  { path: '/time', numbers: 'five forecasts', shown: { pattern: String.raw`\d °C`, times: 15 } },
];
/**
 * The milliseconds of a visit to a hub that has just started, in a new browser profile, and of the next
 * visit.
 */
async function visitTwice(browser: Browser, path: string, shown: Shown): Promise<[number, number]> {
  const services = await startPublicServices();
  services.delayMs = SERVICE_MS;
  const server = await startServer({ hub: HUB_DIST, services: services.env });
  const context = await browser.newContext({
    storageState: storedSession(server.url, await server.createUser()),
  });
  try {
    const page = await openPhone(context, shown);
    return [await waitFor(page, server.url + path), await waitFor(page, server.url + path)];
  } finally {
    await context.close();
    await server.stop();
    await services.stop();
  }
}

const seconds = (times: number[]) => `${(middle(times) / 1000).toFixed(2)} s`.padStart(8);

test(`time to numbers on a phone, the median of ${VISITS} visits`, async () => {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const lines = [`${'screen'.padEnd(20)}${'numbers'.padEnd(16)}    cold    warm`];
    for (const { path, numbers, shown } of SCREENS) {
      const visits: [number, number][] = [];
      for (let at = 0; at < VISITS; at += 1) visits.push(await visitTwice(browser, path, shown));
      const [cold, warm] = [visits.map(([first]) => first), visits.map(([, second]) => second)];
      lines.push(`${path.padEnd(20)}${numbers.padEnd(16)}${seconds(cold)}${seconds(warm)}`);
    }
    const load = loadavg().map((part) => part.toFixed(1));
    process.stdout.write(`\n${lines.join('\n')}\nload of the machine: ${load.join(', ')}\n`);
  } finally {
    await browser.close();
  }
});
