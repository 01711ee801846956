import { startServer } from '@hub/pocketbase/testing';
import { expectNoViolations } from '../fixtures/accessibility';
import { expectNoSidewaysScroll, expectTargetsForFingers } from '../fixtures/layout';
import { Problems } from '../fixtures/problems';
import { expect, test } from '../fixtures/test';

test('what goes wrong unseen is noticed', async ({ browser }) => {
  const context = await browser.newContext();
  const problems = new Problems();
  await problems.watch(context);
  const page = await context.newPage();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems.unexpected()).toEqual([]);

  const refused = expect.stringContaining('CSP img-src');
  const notFound = expect.stringMatching(/^answered 404: GET .*\/api\/none$/);
  await page.evaluate(`console.error('said')`);
  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('thrown'))));
  await page.evaluate(() => fetch('/api/none').then(({ status }) => status));
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/picture.png';
    document.body.append(picture);
  });
  problems.expect(/never/);
  await expect
    .poll(() => problems.unexpected())
    .toEqual(
      expect.arrayContaining([
        'console: said',
        'uncaught: thrown',
        notFound,
        refused,
        'did not come: /never/',
      ]),
    );
  problems.expect(/said/);
  expect(problems.unexpected()).not.toContain('console: said');
  await context.close();
});

test('a picture without words, a small button and a wide box are found', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const box = document.createElement('div');
    const picture = document.createElement('img');
    picture.src = '/icon.svg';
    const button = document.createElement('button');
    button.textContent = 'Tiny';
    box.append(picture, button);
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
