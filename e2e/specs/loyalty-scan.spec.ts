import { cardPicture, expect, SEEN, test } from '../fixtures/camera';
import { CardForm, CardList } from '../pages/loyalty-pages';
import { ScanPage } from '../pages/scan-page';

const QR = 'https://shop.example/card?no=7';

test.describe('with a camera', () => {
  test('a card is read by the camera, keeps what was typed before, and is saved', async ({ page, user }) => {
    const list = new CardList(page);
    const form = new CardForm(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const readers = () => loaded.filter((url) => /\.wasm$|scan\.worker/.test(url));
    await list.open();
    await list.addCard.click();
    await form.name.fill('Harbour Foods');
    expect(readers()).toEqual([]);
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(form.cardId).toHaveValue(SEEN.text);
    await expect(page).toHaveURL('/loyality/add');
    await expect(form.name).toBeFocused();
    await expect(form.name).toHaveValue('Harbour Foods');
    await expect(form.radioOf('EAN-13')).toBeChecked();
    expect(readers()).toHaveLength(2);
    await form.save.click();
    await expect(page).toHaveURL(/\/loyality\/[a-z0-9]{15}$/);
    const stored = await user.client.collection('loyalty').getFirstListItem('');
    expect(stored).toMatchObject({ name: 'Harbour Foods', cardId: SEEN.text, type: 'ean13', code: '' });
    // Neither the scanner nor the form is an entry in the history.
    await page.goBack();
    await expect(page).toHaveURL('/loyality');
  });

  test('the camera ends when the scanner is left, and what was read is not lost unasked', async ({
    page,
  }) => {
    const form = new CardForm(page);
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        Object.assign(window, { opened: [...stream.getTracks()] });
        return stream;
      };
    });
    await new CardList(page).open();
    await page.getByRole('link', { name: 'Add Loyalty Card' }).click();
    await page.getByRole('button', { name: 'Scan' }).click();
    await expect(form.cardId).toHaveValue(SEEN.text);
    const states = () =>
      page.evaluate(() =>
        (window as unknown as { opened: MediaStreamTrack[] }).opened.map((track) => track.readyState),
      );
    expect(await states()).toEqual(['ended']);
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
  });

  test('of two codes in a picture the person chooses one, and keeps the picture', async ({ page, user }) => {
    const scan = new ScanPage(page);
    const form = new CardForm(page);
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
    });
    await scan.open();
    await scan.choose(await cardPicture(['QRCode', QR], ['Code128', 'LOYAL-77']));
    await expect(page.getByRole('heading', { name: '2 codes found.' })).toBeFocused();
    await expect(scan.codes).toHaveCount(2);
    await scan.codes.filter({ hasText: 'LOYAL-77' }).click();
    await expect(form.cardId).toHaveValue('LOYAL-77');
    await expect(form.radioOf('Barcode (Code 128)')).toBeChecked();
    await form.name.fill('Harbour Foods');
    await page.getByRole('button', { name: 'Keep the picture with the card' }).click();
    await expect(page.getByRole('img', { name: /\.(png|jpg)$/ })).toBeVisible();
    await form.save.click();
    await expect(page).toHaveURL(/\/loyality\/[a-z0-9]{15}$/);
    const stored = await user.client.collection('loyalty').getFirstListItem('');
    expect(stored.front).toMatch(/\.(png|jpg)$/);
  });
});

test('without leave to use the camera a picture is read, chosen or pasted, and the number can be typed', async ({
  page,
}) => {
  const scan = new ScanPage(page);
  const form = new CardForm(page);
  // As if the person had denied the browser's permission prompt, which is not visible here.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await scan.open();
  await expect(page.getByText('The camera is not allowed here.')).toBeVisible();
  await scan.choose(await cardPicture());
  await expect(page.getByText('No code was found in this picture.')).toBeVisible();
  await scan.choose(Buffer.from('not a picture'));
  await expect(page.getByText('This file can’t be read as a picture.')).toBeVisible();
  await scan.paste(await cardPicture(['QRCode', QR]));
  await expect(form.cardId).toHaveValue(QR);
  await expect(form.radioOf('QR code with text')).toBeChecked();
  await scan.open();
  await scan.typeIt.click();
  await expect(page).toHaveURL('/loyality/add');
});
