import { expectNoColourViolations, expectNoViolations } from '../fixtures/accessibility';
import { expectReadableInAnySize } from '../fixtures/large-text';
import { readQrCode } from '../fixtures/scanner';
import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'nobody' });

test('the page about the certificate is for everybody, in any size and theme, and its code leads another device to it', async ({
  page,
}) => {
  await page.goto('/api/hub/trust');
  await expect(page.getByRole('link', { name: 'Open the hub' })).toHaveAttribute('href', /^https:/);
  const { host } = new URL(page.url());
  const code = page.getByRole('img', { name: 'QR code of this page' });
  expect(await readQrCode(code)).toBe(`HTTP://${host}/`);
  await page.getByText('Android').click();
  await expect(page.getByText('search for “CA certificate”')).toBeVisible();
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoColourViolations(page);
  await expectReadableInAnySize(page);
});
