import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, test } from '@playwright/test';
import { startServer, type TestUser } from '@hub/pocketbase/testing';
import { chromiumLaunch } from '../chromium';
import { dateIn, addDays } from '../fixtures/dates';
import { storedSession } from '../fixtures/hub';
import { HUB_DIST } from '../fixtures/test';
import { type Figures, measure, medianOf } from './measure';

const VISITS = 3;
const PORT = 9555;
const ITEMS = 12;

/** The screens of the bar, and who opens them. */
const SCREENS = [
  { path: '/login', isGuest: true },
  { path: '/', isGuest: false },
  { path: '/expiry', isGuest: false },
  { path: '/alias', isGuest: false },
  { path: '/loyality', isGuest: false },
];

async function fill({ client }: TestUser): Promise<void> {
  const today = dateIn('UTC', new Date());
  for (let at = 0; at < ITEMS; at += 1) {
    await client
      .collection('expiry')
      .create({ name: `Passport ${at}`, expiryDate: addDays(today, at * 9 + 1) });
    await client.collection('aliases').create({ email: `shop-${at}@alias.test`, description: `Shop ${at}` });
    await client.collection('loyalty').create({ name: `Shop ${at}`, type: 'qrcode', cardId: `44102${at}` });
  }
}

async function visit(url: string, path: string, person: TestUser | null): Promise<Figures> {
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

function row(path: string, { score, fcp, lcp, tbt, cls, requests, bytes }: Figures): string {
  const cells = [
    path.padEnd(10),
    score.toFixed(0).padStart(5),
    `${(fcp / 1000).toFixed(2)} s`.padStart(8),
    `${(lcp / 1000).toFixed(2)} s`.padStart(8),
    `${tbt.toFixed(0)} ms`.padStart(7),
    cls.toFixed(3).padStart(6),
    String(requests).padStart(9),
    `${(bytes / 1000).toFixed(1)} kB`.padStart(9),
  ];
  return cells.join(' ');
}

test(`Lighthouse on a phone, the median of ${VISITS} visits`, async () => {
  const server = await startServer({ hub: HUB_DIST });
  try {
    const person = await server.createUser();
    await fill(person);
    const lines = [`screen     score      FCP      LCP     TBT    CLS  requests      sent`];
    for (const { path, isGuest } of SCREENS) {
      const visits: Figures[] = [];
      for (let at = 0; at < VISITS; at += 1)
        visits.push(await visit(server.url, path, isGuest ? null : person));
      lines.push(row(path, medianOf(visits)));
    }
    const load = loadavg().map((part) => part.toFixed(1));
    process.stdout.write(`\n${lines.join('\n')}\nload of the machine: ${load.join(', ')}\n`);
  } finally {
    await server.stop();
  }
});
