import { inflateSync } from 'node:zlib';
import { CONCEALED, concealing, undrawable, withoutDialog } from '../fixtures/obscura';
import { expect, test } from '../fixtures/test';
import { ObscuraPage } from '../pages/obscura-page';

/** The whole content of a PDF with its streams unpacked, and its invisible texts in readable letters. */
function allOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const plain = streams.map(([, stream = '']) => inflated(Buffer.from(stream, 'latin1')));
  const texts = plain.flatMap((stream) => [...stream.matchAll(/<([0-9a-f]+)> Tj/g)]);
  const read = texts.map(([, digits = '']) => Buffer.from(digits, 'hex').swap16().toString('utf16le'));
  return [pdf.toString('latin1'), ...plain, read.join(' ')].join('\n');
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return stream.toString('latin1');
  }
}

test('a PDF that is redrawn holds what its page shows, and none of the names that it hides', async ({
  page,
}) => {
  const obscura = new ObscuraPage(page);
  const drawers: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('pdfjs')) drawers.push(request.url());
  });
  await withoutDialog(page);
  await obscura.open();
  await obscura.pick(await concealing());
  await expect(page.getByText('Layers in it are switched off')).toBeVisible();
  await expect(page.getByText('Text in it is covered')).toBeVisible();

  const plain = await test.step('only cleaned, it keeps them', async () => {
    await obscura.process.click();
    await expect(page.getByRole('heading', { name: 'Cleaned, with warnings' })).toBeVisible();
    return allOf((await obscura.saved(obscura.save)).bytes);
  });
  for (const [where, name] of Object.entries(CONCEALED)) expect(plain, where).toContain(name);
  expect(drawers).toEqual([]);

  await page.getByRole('button', { name: 'Redraw pages as pictures' }).click();
  await obscura.process.click();
  await expect(obscura.verdict).toBeVisible();
  expect(drawers).toHaveLength(1);
  const all = allOf((await obscura.saved(obscura.save)).bytes);
  for (const [where, name] of Object.entries(CONCEALED))
    for (const word of name.split(' ')) expect(all, where).not.toContain(word);
  expect(all).toContain('Rent: 1,200 a month');
  expect(all).toContain('Term: two years');
});

test('a page that can’t be drawn is said, and the file is not offered', async ({ page }) => {
  const obscura = new ObscuraPage(page);
  await obscura.open();
  await obscura.pick(await undrawable());
  await page.getByLabel('Redraw pages').check();
  await obscura.process.click();
  await expect(obscura.alert).toContainText('Page 2 can’t be drawn here as other programs show it.');
  await expect(obscura.save).toHaveCount(0);
});
