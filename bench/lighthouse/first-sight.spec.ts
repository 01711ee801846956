import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, test } from '@playwright/test';
import { startPublicServices, startServer } from '@hub/pocketbase/testing';
import { chromiumLaunch } from '../../e2e/chromium';
import { storedSession } from '../../e2e/fixtures/hub';
import { HUB_DIST } from '../../e2e/fixtures/hub-test';
import { measure, medianOf, type Visit } from './measure';
import { furnish, type Screen } from './screens';
import { HEAD, rowOf } from './table';

/** The number of visits per screen. `HUB_VISITS=1` is enough during development. */
const VISITS = Number(process.env.HUB_VISITS ?? 3);
const PORT = 9555;

async function visit(url: string, { path, person }: Screen): Promise<Visit> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-lighthouse-'));
  const launch = chromiumLaunch();
  const browser = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${PORT}`],
  });
  try {
    const [page] = browser.pages();
    if (person && page) {
      const [origin] = storedSession(url, person).origins;
      await page.goto(`${url}/icon.svg`);
      await page.evaluate((entries) => {
        for (const { name, value } of entries) localStorage.setItem(name, value);
      }, origin?.localStorage ?? []);
    }
    return await measure(url + path, PORT);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

test(`Lighthouse on a phone, the median of ${VISITS} visits`, async () => {
  const services = await startPublicServices();
  const server = await startServer({ hub: HUB_DIST, services: services.env });
  try {
    const lines = [HEAD];
    for (const screen of await furnish(server)) {
      const visits: Visit[] = [];
      for (let at = 0; at < VISITS; at += 1) visits.push(await visit(server.url, screen));
      const { figures, faults } = medianOf(visits);
      lines.push(rowOf(screen.path, figures), ...faults.map((fault) => `  ${fault}`));
    }
    const load = loadavg().map((part) => part.toFixed(1));
    process.stdout.write(`\n${lines.join('\n')}\nload of the machine: ${load.join(', ')}\n`);
  } finally {
    await server.stop();
    await services.stop();
  }
});
