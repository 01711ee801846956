import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';

/**
 * A made-up document of one small page, plainly no real one.
 * @param {string} title
 * @param {string} line
 * @returns {Promise<File>}
 */
export async function sampleDocument(title, line) {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const page = document.addPage([420, 298]);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  page.drawRectangle({
    x: 16,
    y: 16,
    width: 388,
    height: 266,
    borderWidth: 1,
    borderColor: rgb(0.6, 0.6, 0.6),
  });
  page.drawText(title, { x: 40, y: 220, size: 24, font: bold });
  page.drawText(line, { x: 40, y: 190, size: 13, font: plain });
  page.drawText('SPECIMEN', { x: 40, y: 60, size: 48, font: bold, color: rgb(0.85, 0.85, 0.85) });
  const bytes = await document.save();
  return new File([Uint8Array.from(bytes)], `${title}.pdf`, { type: 'application/pdf' });
}
