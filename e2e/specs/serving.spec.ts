import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';

test('the page is guarded by its headers', async ({ page }) => {
  const response = await page.goto('/expiry');
  const headers = response!.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining(['referrer-policy', 'permissions-policy', 'etag']),
  );
});

test('a page puts no text where the browser would run it', async ({ page, problems }) => {
  problems.expect(/TrustedHTML/, /TrustedScriptURL/, /refused trusted-types-sink/);
  await page.goto('/login');
  const refused = await page.evaluate(async () => {
    // The browser fires the events of both violations a moment later.
    const reported = new Promise<void>((resolve) => {
      let left = 2;
      document.addEventListener('securitypolicyviolation', () => {
        left -= 1;
        if (left === 0) resolve();
      });
    });
    const names = [
      () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      () => new Worker('https://elsewhere.example/worker.js'),
    ].map((run) => {
      try {
        run();
        return null;
      } catch (error) {
        return (error as Error).name;
      }
    });
    await reported;
    return names;
  });
  expect(refused).toEqual(['TypeError', 'TypeError']);
});

test('a second visit loads no script or style again', async ({ page, context }) => {
  const home = new HomePage(page);
  await home.open();
  await expect(home.title).toBeVisible();
  const again = await context.newPage();
  await new HomePage(again).open();
  await expect(new HomePage(again).title).toBeVisible();
  const transferred = await again.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(transferred.length).toBeGreaterThan(0);
  expect(Math.max(...transferred)).toBe(0);
});

test('the admin console keeps working beside the hub', async ({ page }) => {
  const response = await page.goto('/_/');
  expect(response!.status()).toBe(200);
  await expect(page.getByRole('button', { name: /login/i })).toBeVisible();
});

test('what is not there is answered with 404', async ({ request }) => {
  for (const path of ['/assets/missing.js', '/api/missing', '/.env', '/missing.png']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/expiry/item/anything')).headers()['content-type']).toContain('text/html');
});
