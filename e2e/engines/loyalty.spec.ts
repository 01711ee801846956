import { PNG } from 'pngjs';
import { decodeQrCode } from '@hub/loyalty/testing/scanner';
import { cardPicture } from '../fixtures/camera';
import { button, label, text } from './screen';
import { expect, test } from './test';

const NUMBER = '8710400123453';

test('a card is read from a picture, saved, and shown to the till', async ({ signedIn, onDisk }) => {
  const buffer = await cardPicture(['QRCode', NUMBER]);
  const picture = await onDisk({ name: 'card.png', mimeType: 'image/png', buffer });
  await signedIn.open('/loyality/scan');
  await signedIn.sees(text(/camera/));
  await signedIn.choose({ selector: 'input[type=file]' }, picture);
  await signedIn.isAt('/loyality/add');
  await signedIn.holds(label('Card ID'), NUMBER);
  await signedIn.fill(label('Name'), 'Harbour Foods');
  await signedIn.click(button('Save'));
  await signedIn.isAt(/^\/loyality\/[a-z0-9]{15}$/);
  await signedIn.click(button(/ of /, { role: 'main' }));
  await signedIn.sees({ role: 'dialog', name: / of / });
  const readable = async () => {
    const { width, height, data } = PNG.sync.read(await signedIn.window.picture());
    return decodeQrCode({
      width,
      height,
      grey: new Uint8ClampedArray(data.filter((_, index) => index % 4 === 0)),
    });
  };
  await expect.poll(readable).toBe(NUMBER);
});
