import { countTaps } from '../fixtures/taps';
import { expect, test } from '../fixtures/test';
import { AliasList } from '../pages/alias-pages';

test('a new address takes two taps from home, and no key', async ({ page, hub, user, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await hub.superuser.collection('users').update(user.id, { aliasDomain: 'mail.example' });
  await page.goto('/');
  const taps = await countTaps(page);
  await page.getByRole('link', { name: /^Aliases/ }).click();
  await page.getByRole('button', { name: 'New address' }).click();
  await expect(page.getByText('Saved and copied')).toBeVisible();
  expect(taps).toEqual({ clicks: 2, keys: 0, characters: 0 });
  const list = new AliasList(page);
  await list.description.press('ControlOrMeta+v');
  await expect(list.description).toHaveValue(/@mail\.example$/);
  const address = await list.description.inputValue();
  await expect(list.address(address)).toBeVisible();
});
