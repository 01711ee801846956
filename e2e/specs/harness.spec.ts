import { startServer } from '@hub/pocketbase/testing';
import { expectNoViolations } from '../fixtures/accessibility';
import { expectNoSidewaysScroll, expectTargetsForFingers } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';

/** The watch over what goes wrong unseen: each of these tests must fail. */
test.describe('a test fails', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    test.fail();
  });

  test('on an error in the console', ({ page }) => page.evaluate(`console.error('seen')`));

  test('on an unhandled rejection', async ({ page }) => {
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('seen'))));
    await thrown;
  });

  test('on a failed request', ({ page }) =>
    page.evaluate(() => fetch('/api/none').then(({ status }) => status)));

  test('on a breach of the content security policy', ({ page }) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.breached = true';
      document.head.append(script);
    }));

  test('on a problem that was announced and did not come', ({ problems }) => problems.expect(/never/));
});

test('a picture without words, a small button and a wide box are found', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML = '<img src="/icon.svg"><button>Tiny</button>';
    box.style.width = '500px';
    document.querySelector('main')!.append(box);
  });
  await expect(expectNoViolations(page)).rejects.toThrow('image-alt');
  await expect(expectTargetsForFingers(page)).rejects.toThrow('Tiny');
  await expect(expectNoSidewaysScroll(page, 390)).rejects.toThrow('scrollWidth');
});

test('a server that is stopped leaves nothing behind', async () => {
  const server = await startServer();
  const { url } = server;
  expect((await fetch(`${url}/api/health`)).ok).toBe(true);
  await server.stop();
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
});
