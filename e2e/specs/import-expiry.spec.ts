import { chooseTable, previewCounts } from '../fixtures/import';
import { expect, test } from '../fixtures/test';

test('warranties of Warracker become items, once each', async ({ page, user }) => {
  const table = [
    'ProductName,PurchaseDate,IsLifetime,WarrantyDurationYears,ExpirationDate,Vendor',
    'Kettle,2099-01-10,FALSE,2,,Shop',
    'Bike,2099-03-01,FALSE,,2101-03-01,Shop',
  ];
  await page.goto('/account/data');
  await chooseTable(page, 'warranties.csv', table);
  await expect(page.getByText('From Warracker, 2 items')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2' }).click();
  await expect(page.getByText('2 new, 0 changed.')).toBeVisible();
  const items = await user.client.collection('expiry').getFullList({ sort: 'expiryDate' });
  expect(items).toMatchObject([
    { name: 'Kettle', expiryDate: '2101-01-10' },
    { name: 'Bike', expiryDate: '2101-03-01' },
  ]);
  await page.getByRole('link', { name: 'Go to Expiry' }).click();
  await expect(page.getByRole('link', { name: 'Kettle' })).toBeVisible();

  await page.goto('/account/data');
  await chooseTable(page, 'warranties.csv', table);
  await expect(previewCounts(page)).toHaveText(['0', '0', '2', '0']);
});
