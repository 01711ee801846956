import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { devices, expect, test } from '@playwright/test';
import { seedDemo } from '@hub/pocketbase/seed';
import {
  type PublicServices,
  startPublicServices,
  startServer,
  type TestServer,
} from '@hub/pocketbase/testing';
import sharp from 'sharp';
import { chromiumLaunch } from '../../e2e/chromium';
import { fixTime } from '../../e2e/fixtures/clock';
import { dateIn } from '../../e2e/fixtures/dates';
import { storedSession } from '../../e2e/fixtures/hub';
import { HUB_DIST } from '../../e2e/fixtures/hub-test';
import { PICTURED } from './screens';

const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const ZONE = 'Europe/Amsterdam';
/** At this time all five clocks of Time show the same date. */
const TIME_OF_DAY = '12:24:05Z';
const QUALITY = 78;
/** Nobody listens there. */
const AWAY = 'http://127.0.0.1:1';

const DEVICES = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1024, height: 720 }, deviceScaleFactor: 1.5 },
};

let services: PublicServices;
let server: TestServer;
const today = dateIn(ZONE, new Date());

test.use({ launchOptions: chromiumLaunch() });

test.beforeAll(async () => {
  services = await startPublicServices();
  server = await startServer({ hub: HUB_DIST, services: { ...services.env, HUB_RATES_URL: AWAY } });
  await seedDemo(server.url, server.owner, today);
  await mkdir(FOLDER, { recursive: true });
});

test.afterAll(async () => {
  await server.stop();
  await services.stop();
});

for (const [device, options] of Object.entries(DEVICES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${device}, ${colorScheme}`, async ({ browser }) => {
      const client = await server.signIn({ email: 'sam@example.com', password: 'demo-password' });
      const context = await browser.newContext({
        ...options,
        colorScheme,
        baseURL: server.url,
        locale: 'en-GB',
        timezoneId: ZONE,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        storageState: storedSession(server.url, { client }),
      });
      const page = await context.newPage();
      await fixTime(page, new Date(`${today}T${TIME_OF_DAY}`));
      for (const { name, show } of PICTURED) {
        await show(page);
        await expect(page.getByText(/^(Loading|Failed)/)).toHaveCount(0);
        const file = `${FOLDER}/${name}-${device}-${colorScheme}.webp`;
        await sharp(await page.screenshot())
          .webp({ quality: QUALITY, effort: 6 })
          .toFile(file);
      }
      await context.close();
    });
  }
}
