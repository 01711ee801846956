import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/accessibility';
import { builtStories, serveStorybook } from './storybook';

const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const test = base.extend<{ problems: string[] }, { storybook: string; warm: BrowserContext }>({
  storybook: [
    async ({}, use) => {
      const { url, stop } = await serveStorybook();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],

  /** One for all stories of a worker: a fresh one would compile all of Storybook again for each. */
  warm: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/Amsterdam',
        reducedMotion: 'reduce',
      });
      await context.addInitScript(() => localStorage.clear());
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ warm }, use) => {
    const page = await warm.newPage();
    await use(page);
    await page.close();
  },

  /** What goes wrong unseen: errors in the console, uncaught errors, files that are missing. */
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        // The browser's echo of a failed answer; what a story's own request handlers fail on purpose is no problem.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      });
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.fromServiceWorker()) {
          problems.push(`${response.status()} ${response.url()}`);
        }
      });
      await use(problems);
      expect(problems, 'went wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a story and waits until it is drawn and its play function has ended. */
async function open(page: Page, storybook: string, id: string): Promise<void> {
  await page.goto(`${storybook}/iframe.html?viewMode=story&id=${id}`);
  const ended = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    const phase = preview?.currentRender?.phase ?? '';
    return ['completed', 'finished', 'errored'].includes(phase) && phase;
  });
  expect(await ended.jsonValue(), 'how the story ended').not.toBe('errored');
  // A bar that sticks covers whatever the scroll position puts under it; axe would take that for a target too small.
  await page.addStyleTag({ content: '.sticky { position: static !important }' });
}

for (const { id, title, name } of builtStories()) {
  test(`${title}: ${name}`, async ({ page, storybook }) => {
    await page.setViewportSize(viewports.phone);
    await open(page, storybook, id);
    for (const viewport of Object.values(viewports)) {
      await page.setViewportSize(viewport);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, theme);
        await expectNoViolations(page);
      }
    }
  });
}
