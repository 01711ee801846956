import { expect, test } from '../fixtures/test';
import { ExpiryForm } from '../pages/expiry-pages';

const UNREACHABLE = 'The hub could not be reached';
const entry = { name: 'Passport', expiryDate: '2030-01-01' };

test('a form says that it is not saved until it is tried again, and keeps what was typed', async ({
  page,
  whileAway,
}) => {
  const form = new ExpiryForm(page);
  await page.goto('/expiry/add');
  await form.fill(entry);
  let answered: Promise<unknown> | undefined;
  await whileAway(async () => {
    await form.save.click();
    await expect(form.alert).toContainText(UNREACHABLE);
    answered = page.waitForResponse('**/api/**');
  });
  await answered;
  await form.expectKept(entry);
  await expect(form.alert).toContainText(UNREACHABLE);
  await form.save.click();
  await expect(page).toHaveURL('/expiry');
});

test('a list that failed comes by itself, even where live updates don’t get through', async ({
  page,
  problems,
}) => {
  problems.expect(/failed: (GET|POST) .* net::ERR_/);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/expiry');
  await expect(page.getByRole('alert')).toContainText(UNREACHABLE);
  await page.unrouteAll();
  await page.route('**/api/realtime', (route) => route.abort('connectionrefused'));
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
});

test('a tool whose code does not come takes nothing from the others', async ({ page, problems }) => {
  problems.expect(/^failed: GET .*\/assets\//);
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const isExpiry = (await response.text()).includes('No upcoming expiries');
    await (isExpiry ? route.abort('connectionrefused') : route.fulfill({ response }));
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await page.goto('/alias');
  await failed;
  await expect(page.getByText('No aliases yet.')).toBeVisible();
});
