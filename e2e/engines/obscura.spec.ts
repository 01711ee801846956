import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { contract, photoOf, screenshot, SECRETS } from '../fixtures/obscura';
import { button, heading, text } from './screen';
import { expect, test } from './test';

const FIELD = { selector: 'input[type=file]' };

test('a JPEG, a PNG and a PDF are cleaned and saved', async ({ signedIn, onDisk }) => {
  const jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#414a80' } })
    .jpeg()
    .toBuffer();
  const files = [photoOf(jpeg), screenshot(), await contract()];
  await signedIn.open('/obscura');
  await signedIn.sees(button('Choose files'));
  await signedIn.choose(FIELD, ...(await Promise.all(files.map(onDisk))));
  await signedIn.seesSo(2, text(/^\d+ private details? found$/));
  await signedIn.click(button(/^Process/));
  await signedIn.sees(heading('3 of 3 clean'));
  await signedIn.click(button('Save all'));
  const saved = join(signedIn.window.downloads, 'clean-files.zip');
  let cleaned: Record<string, Uint8Array> = {};
  // A download exists before it is complete.
  await expect(async () => (cleaned = unzipSync(new Uint8Array(await readFile(saved))))).toPass();
  expect(Object.keys(cleaned)).toEqual(['clean-1.jpg', 'clean-2.png', 'clean-3.pdf']);
  for (const bytes of Object.values(cleaned)) {
    expect(SECRETS.filter((secret) => Buffer.from(bytes).includes(secret))).toEqual([]);
  }
  const { width, height } = await sharp(cleaned['clean-1.jpg']).metadata();
  expect([width, height]).toEqual([800, 600]);
  const pdf = await PDFDocument.load(cleaned['clean-3.pdf']!, { updateMetadata: false });
  expect([pdf.getPageCount(), pdf.getAuthor()]).toEqual([1, '']);
});
