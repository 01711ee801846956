import { readFileSync } from 'node:fs';
import { test as base, type ConsoleMessage, expect, type Page, type Response } from '@playwright/test';
import { expectNoColourViolations, expectNoViolations } from '../fixtures/accessibility';
import { expectReadableInAnySize } from '../fixtures/large-text';
import { expectTargetsForFingers } from '../fixtures/layout';
import { expectNoOverlaps, overlapsAt, WIDTHS } from '../fixtures/overlaps';
import { readTools } from '../../tools.mjs';
import { change, load, structureOf } from './preview';
import { builtStories, serveStorybook, storiesByFile, type Story } from './storybook';
import { TIME_LIMITS } from '../../time-limits.mjs';

/** The stories of the page frame. */
const PAGE_STORIES = './packages/ui/src/layout/page.stories.tsx';

/** Longer titles have another layout in the header. */
const SHORT_TITLE = 24;

/** One name of each length in this range, from the built-in exercises. */
function namesOfLengths(from: number, to: number): string[] {
  const file = new URL(
    '../../packages/workout/src/coach/people/library/free-exercise-db.json',
    import.meta.url,
  );
  const entries = JSON.parse(readFileSync(file, 'utf8')) as { name: string }[];
  const names = entries.map(({ name }) => name).filter(({ length }) => length >= from && length <= to);
  return [...new Map(names.map((name) => [name.length, name])).values()];
}

/**
 * Each story is checked twice, on a phone in light colours and on a desktop in dark ones: the other two
 * combinations have no other colours and no other widths.
 */
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

interface Warm {
  page: Page;
  /** The file whose stories the page shows. */
  file: string | undefined;
}

const test = base.extend<
  { file: string; problems: string[]; show: (story: Pick<Story, 'id' | 'tags'>) => Promise<void> },
  { storybook: string; warm: Warm }
>({
  storybook: [
    async ({}, use) => {
      const { url, stop } = await serveStorybook();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],

  /** One page for all stories of a worker: in a new one the browser would compile all of Storybook again. */
  warm: [
    async ({ browser, storybook }, use) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/Amsterdam',
        reducedMotion: 'reduce',
      });
      await context.addInitScript((waitMs) => {
        window.hubWaitMs = waitMs;
        localStorage.clear();
        sessionStorage.clear();
      }, TIME_LIMITS.wait);
      // The service worker that replaces the server ends when its last page is closed, and the next page
      // could find it half stopped: this page stays open.
      await (await context.newPage()).goto(`${storybook}/index.json`);
      await use({ page: await context.newPage(), file: undefined });
      await context.close();
    },
    { scope: 'worker' },
  ],

  /** The stories file that a test belongs to. */
  file: ['', { option: true }],

  page: async ({ warm, file }, use) => {
    // The last story of another file may still have requests while it is unmounted: they are not problems of
    // this one.
    if (warm.file !== file) await warm.page.goto('about:blank');
    await use(warm.page);
  },

  /** Shows a story. The first of a file loads the page again; the others replace it in the same page. */
  show: async ({ warm, file, storybook }, use) => {
    await use(async (story) => {
      if (warm.file === file) return change(warm.page, story);
      warm.file = file;
      await load(warm.page, storybook, story);
    });
  },

  /** Problems that are not visible: errors in the console, uncaught errors, missing files. */
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        // The browser's message about a failed request: a story's request handlers may fail on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      };
      const onError = (error: Error) => problems.push(error.message);
      const onResponse = (response: Response) => {
        if (response.status() >= 400 && !response.fromServiceWorker()) {
          problems.push(`${response.status()} ${response.url()}`);
        }
      };
      page.on('console', onConsole).on('pageerror', onError).on('response', onResponse);
      await use(problems);
      page.off('console', onConsole).off('pageerror', onError).off('response', onResponse);
      expect(problems, 'went wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
});

async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

test('each tool has stories of its screens', () => {
  const screens = builtStories().filter(({ tags }) => tags.includes('screen'));
  for (const { folder } of readTools())
    expect(
      screens.some(({ importPath }) => importPath.startsWith(`./${folder}/`)),
      folder,
    ).toBe(true);
});

test.describe('the header', () => {
  test.use({ file: PAGE_STORIES });

  for (const id of ['ui-src-layout-page--titled', 'ui-src-layout-page--title-of-two-words']) {
    test(`takes the longest names of the library: ${id}`, async ({ page, storybook }) => {
      const found: string[] = [];
      for (const titles of [namesOfLengths(1, SHORT_TITLE), namesOfLengths(SHORT_TITLE + 1, Infinity)]) {
        const plain = titles.find((title) => /^[\w -]+$/.test(title));
        await load(page, storybook, { id, tags: [] }, plain);
        for (const width of WIDTHS) {
          found.push(...(await overlapsAt(page, width, titles)).map((pair) => `${width} px: ${pair}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
});

for (const [file, stories] of storiesByFile()) {
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    test.use({ file });

    for (const story of stories) {
      const { title, name, tags } = story;
      test(`${title}: ${name}`, async ({ page, show }) => {
        await page.setViewportSize(PHONE);
        await show(story);
        await setTheme(page, 'light');
        await test.step('a phone in light colours', () => expectNoViolations(page));
        const onPhone = await structureOf(page);
        if (tags.includes('screen')) {
          await test.step('targets for fingers', () => expectTargetsForFingers(page));
          await test.step('text of any size', () => expectReadableInAnySize(page));
          await test.step('nothing on top of anything', () => expectNoOverlaps(page));
        }
        await test.step('a desktop in dark colours', async () => {
          await page.setViewportSize(DESKTOP);
          await setTheme(page, 'dark');
          const isTheSame = (await structureOf(page)) === onPhone;
          await (isTheSame ? expectNoColourViolations(page) : expectNoViolations(page));
        });
      });
    }
  });
}
