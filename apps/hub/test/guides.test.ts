import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { makePdf } from '../guides/make-pdf.ts';
import { guidePath, guides } from '../src/guides/guides';

it.each(guides)('makes "$title" one A4 page that can be read out', async (guide) => {
  const pdf = await PDFDocument.load(await makePdf(guide), { updateMetadata: false });
  expect(pdf.getPageCount()).toBe(1);
  expect(pdf.getTitle()).toBe(guide.title);
  expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
  expect(pdf.catalog.has(PDFName.of('Lang'))).toBe(true);
  const { width, height } = pdf.getPage(0).getSize();
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
});

it('gives each guide an address of its own', () => {
  expect(new Set(guides.map(guidePath)).size).toBe(4);
});
