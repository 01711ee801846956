import { addDays } from '@hub/calendar';
import { pngScan } from '../fixtures/documents';
import { addItem } from '../fixtures/hub';
import { button, label, link, text } from './screen';
import { expect, test } from './test';

const today = () => new Date().toISOString().slice(0, 10);

test('an item with a picture is added, shared, and changed elsewhere while it is looked at', async ({
  signedIn,
  user,
  addPerson,
  onDisk,
}) => {
  const scan = pngScan('Passport scan.png');
  await signedIn.open('/expiry');
  await signedIn.click(link('Add Expiry'));
  await signedIn.fill(label('Name'), 'Passport');
  await signedIn.fillDate(label('Expiry date'), addDays(today(), 12));
  await signedIn.choose({ selector: 'input[type=file]' }, await onDisk(scan));
  await signedIn.sees({ role: 'img', name: scan.name });
  await signedIn.click(text('Share with everyone here'));
  await signedIn.click(button('Save'));
  await signedIn.isAt('/expiry');
  await signedIn.sees(link('Passport'));

  const other = await addPerson();
  const items = await other.client.collection('expiry').getFullList();
  expect(items).toMatchObject([
    { name: 'Passport', documentName: scan.name, expiryDate: addDays(today(), 12) },
  ]);
  await user.client.collection('expiry').update(items[0]!.id, { name: 'New passport' });
  await signedIn.sees(link('New passport'));
  await addItem(user, { name: 'Visa', expiryDate: addDays(today(), 3) });
  await signedIn.sees(link('Visa'));
});
