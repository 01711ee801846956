import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';

const PHOTO = { width: 4000, height: 3000 };
const SCREENSHOT = { width: 2880, height: 1800 };
const PAGES = 200;

/**
 * A picture that compresses as badly as a photo.
 * @param {{ width: number, height: number }} size
 */
const picture = (size) =>
  sharp({
    create: {
      ...size,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  }).withExif({ IFD0: { Artist: 'Sam Rivers', Make: 'Fairphone', Model: 'Fairphone 5' } });

async function document() {
  const pdf = await PDFDocument.create();
  pdf.setAuthor('Sam Rivers');
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const photo = await pdf.embedJpg(await picture({ width: 1600, height: 1200 }).jpeg().toBuffer());
  for (let page = 1; page <= PAGES; page += 1) {
    const sheet = pdf.addPage();
    for (let line = 0; line < 50; line += 1) {
      sheet.drawText(`Page ${page}, line ${line} of a long document`, {
        x: 40,
        y: 40 + 15 * line,
        size: 9,
        font,
      });
    }
    if (page % 20 === 0) sheet.drawImage(photo, { x: 300, y: 40, width: 200, height: 150 });
  }
  return pdf.save();
}

/**
 * The kinds of files that people clean: a photo of 12 megapixels, a screenshot, a long document.
 * @returns {Promise<{ name: string, extension: string, bytes: Uint8Array }[]>}
 */
export async function makeFiles() {
  return [
    { name: 'JPEG, 12 MP', extension: 'jpg', bytes: await picture(PHOTO).jpeg({ quality: 90 }).toBuffer() },
    {
      name: 'JPEG, 12 MP, progressive',
      extension: 'jpg',
      bytes: await picture(PHOTO).jpeg({ quality: 90, progressive: true }).toBuffer(),
    },
    { name: 'PNG, 5 MP', extension: 'png', bytes: await picture(SCREENSHOT).png().toBuffer() },
    { name: `PDF, ${PAGES} pages`, extension: 'pdf', bytes: await document() },
  ];
}
