import { startServer } from '@hub/pocketbase/testing';
import { expect, test } from '../fixtures/test';

/** The watch over what goes wrong unseen: each of these tests must fail. */
test.describe('a test fails', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    test.fail();
  });

  test('on an error in the console', ({ page }) => page.evaluate(() => console.error('seen')));

  test('on an uncaught error', async ({ page }) => {
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('seen'))));
    await thrown;
  });

  test('on a failed request', ({ page }) => page.evaluate(async () => void (await fetch('/api/none'))));

  test('on a breach of the content security policy', ({ page }) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.breached = true';
      document.head.append(script);
    }));

  test('on a problem that was announced and did not come', ({ problems }) => problems.expect(/never/));
});

test('a server that is stopped leaves nothing behind', async () => {
  const server = await startServer();
  const { url } = server;
  expect((await fetch(`${url}/api/health`)).ok).toBe(true);
  await server.stop();
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
});
