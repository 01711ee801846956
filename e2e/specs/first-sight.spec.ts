import type { BrowserContext, Page } from '@playwright/test';
import { readTools } from '../../tools.mjs';
import { watchRequests } from '../fixtures/requests';
import { watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';
import { HomePage, TILES } from '../pages/home-page';
import { LoginPage } from '../pages/login-page';

/** The prerendered frame of a screen, before any script has run. */
function drawn(page: Page) {
  return page.locator('#root > [inert]');
}

/**
 * Blocks all scripts, so that a page keeps showing its prerendered frame. Returns a function that unblocks
 * them.
 */
async function withoutScripts(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/assets/*.js', () => undefined);
  return () => context.unroute('**/assets/*.js');
}

/** The prerendered frames that are visible now. */
function shownFrames(page: Page): Promise<string[]> {
  return page
    .locator('#root > [data-for]')
    .evaluateAll((frames) =>
      frames
        .filter((frame) => frame.checkVisibility())
        .map((frame) => frame.querySelector('h1')?.textContent ?? ''),
    );
}

/** The roles of the page titles, links and buttons in the accessibility tree. */
async function readOut(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const roles = nodes.flatMap(({ ignored, role, properties = [] }) => {
    const level = properties.find(({ name }) => name === 'level')?.value.value as number | undefined;
    return ignored
      ? []
      : [level === undefined ? String(role?.value) : `${String(role?.value)} ${String(level)}`];
  });
  return roles.filter((role) => ['heading 1', 'link', 'button'].includes(role));
}

/** Records the visible headings in each frame from now on. */
async function noteHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = () => {
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.checkVisibility()) seen.add(heading.textContent);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () =>
    page.evaluate(
      () =>
        // The next frame records the headings of the document, just before this callback runs.
        new Promise<string[]>((resolve) => {
          requestAnimationFrame(() => resolve([...(window as unknown as { seen: Set<string> }).seen]));
        }),
    );
}

/** The first pages of the tools with data from the server. */
const ASKING = TILES.filter(({ id }) => readTools().some((tool) => tool.id === id && tool.isOffline));

test.describe('someone who is signed in', () => {
  for (const { path } of [{ path: '/' }, ...TILES]) {
    test(`sees the frame of ${path} before any script has run`, async ({ page, context }) => {
      await withoutScripts(context);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(drawn(page)).toBeVisible();
      const [heading, ...others] = await shownFrames(page);
      expect(others).toEqual([]);
      await expect(page).toHaveTitle(path === '/' ? 'Apps' : `${heading} · Apps`);
    });
  }

  for (const { path } of ASKING) {
    test(`has ${path} ask for what it shows before any script has come`, async ({ page, context }) => {
      await withoutScripts(context);
      const answer = page.waitForResponse((response) => /\/api\/(collections|hub)\//.test(response.url()));
      await page.goto(path, { waitUntil: 'commit' });
      expect((await answer).status()).toBe(200);
    });
  }

  test('sees no frame of the login page', async ({ page, context }) => {
    await withoutScripts(context);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(drawn(page)).toBeHidden();
    expect(await shownFrames(page)).toEqual([]);
  });

  test('is led home from the login page and never sees it', async ({ page }) => {
    const headings = await noteHeadings(page);
    await page.goto('/login');
    await expect(new HomePage(page).title).toBeVisible();
    expect(await headings()).toEqual(['Apps']);
  });

  test('meets one page, with keyboard and screen reader', async ({ page, context }) => {
    const letScripts = await withoutScripts(context);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(drawn(page)).toBeVisible();
    expect(await readOut(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await letScripts();
    await page.reload();
    await expect(drawn(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(new HomePage(page).tiles).toHaveCount(TILES.length);
    expect((await readOut(page)).filter((role) => role === 'heading 1')).toHaveLength(1);
  });

  test('sees no frame that has come by half', async ({ page, context }) => {
    await withoutScripts(context);
    await page.route('/loyality', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('aria-label="Log Out"')) });
    });
    await page.goto('/loyality', { waitUntil: 'commit' });
    await expect(drawn(page)).toBeAttached();
    await expect(drawn(page)).toBeHidden();
  });

  for (const { path } of [{ path: '/' }, ...TILES]) {
    test(`sees nothing move when ${path} comes to life`, async ({ page }) => {
      const shifts = await watchShifts(page);
      const allAnswered = watchRequests(page);
      await page.goto(path);
      await expect(new HomePage(page).appsMenu).toBeVisible();
      await allAnswered();
      expect(await shifts()).toEqual([]);
    });
  }
});

test.describe('a coach', () => {
  test.use({ signedInAs: 'admin' });

  test('sees the frame of their first page before any script has run, and nothing move after it', async ({
    page,
    context,
  }) => {
    const letScripts = await withoutScripts(context);
    await page.goto('/workout/admin', { waitUntil: 'commit' });
    await expect(drawn(page)).toBeVisible();
    expect(await shownFrames(page)).toEqual(['Admin']);
    await letScripts();
    const shifts = await watchShifts(page);
    const allAnswered = watchRequests(page);
    await page.reload();
    await expect(page.getByRole('link', { name: /User Management \d/ })).toBeVisible();
    await allAnswered();
    expect(await shifts()).toEqual([]);
  });
});

test('who is no coach sees nothing of a coach’s first page, at no moment', async ({ page }) => {
  const headings = await noteHeadings(page);
  await page.goto('/workout/admin');
  await expect(new HomePage(page).title).toBeVisible();
  expect(await headings()).toEqual(['Apps']);
});

test.describe('a guest', () => {
  test.use({ signedInAs: 'nobody' });

  test('sees the login form before any script has run', async ({ page, context }) => {
    await withoutScripts(context);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(drawn(page)).toBeVisible();
    expect(await shownFrames(page)).toEqual(['Log In']);
  });

  for (const path of ['/', '/expiry']) {
    test(`sees nothing of ${path}, at no moment, and has nothing asked`, async ({ page }) => {
      const headings = await noteHeadings(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(path);
      await expect(new LoginPage(page).submit).toBeVisible();
      expect(await headings()).toEqual(['Log In']);
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    });
  }

  test('whose stored session can’t be read sees nothing of what is behind it', async ({ page, context }) => {
    await withoutScripts(context);
    await page.addInitScript(() => {
      const token = `x.${btoa(JSON.stringify({ id: 'x' }))}.x`;
      localStorage.setItem('pocketbase_auth', JSON.stringify({ token, record: { id: 'x' } }));
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(drawn(page)).toBeHidden();
  });
});

test('the frame is drawn in the theme that was chosen', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('hub.theme', 'dark'));
  await withoutScripts(context);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(drawn(page)).toBeVisible();
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(scheme);
});
