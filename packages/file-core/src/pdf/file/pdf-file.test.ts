import { expect, it } from 'vitest';
import { documentOf } from '../../testing/pdf-parts';
import { PdfFile } from './pdf-file';

it('counts again what nothing leads to after everything was read, and reads nothing twice', () => {
  const file = PdfFile.open(documentOf({ 20: '(unused)' }));
  const objects = [...file.objects()];
  expect(file.countUnvisited()).toBe(0);
  file.startOver();
  file.visit(file.trailer);
  expect(file.countUnvisited()).toBe(1);
  expect([...file.objects()].every((object, index) => object === objects[index])).toBe(true);
});
