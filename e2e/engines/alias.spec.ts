import { storedAliases } from '../fixtures/alias';
import { button, label, link, text } from './screen';
import { expect, test } from './test';

test('an address is suggested, saved, copied and pasted', async ({ signedIn, user }) => {
  const firstRow = { role: 'listitem', position: 0, within: { role: 'list', name: 'Suggestions' } };
  await signedIn.open('/alias/generate');
  await signedIn.fill(label('Domain'), 'mail.example');
  await signedIn.click(button('Edit', firstRow));
  await signedIn.fill(label('Description'), 'Bookshop');
  await signedIn.click(button('Save', firstRow));
  await signedIn.sees(text('Saved'));
  await signedIn.click(link('Back'));
  await signedIn.isAt('/alias');
  const [alias] = await storedAliases(user);
  expect(alias).toMatchObject({ description: 'Bookshop' });
  await signedIn.click(button(alias!.email));
  await signedIn.sees(text('Copied'));
  await signedIn.paste(label('Filter'));
  await signedIn.holds(label('Filter'), alias!.email);
});
