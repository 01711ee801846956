import { PDFNumber, PDFRef } from './pdf-lib';

/** The numbers and the references that were needed last, each in the place that its value gives it. */
const PLACES = 2 ** 16;
const numbers: (PDFNumber | undefined)[] = Array.from({ length: PLACES });
const refs: (PDFRef | undefined)[] = Array.from({ length: PLACES });
/** So that numbers with up to three decimals have places of their own. */
const SPREAD = 1000;

/** The object for a number, cached: pdf-lib writes each one out as a text when it is made. */
export function numberFor(value: number): PDFNumber {
  const place = (value * SPREAD) & (PLACES - 1);
  const known = numbers[place];
  return known?.asNumber() === value ? known : (numbers[place] = PDFNumber.of(value));
}

/** The reference to an object, cached: pdf-lib makes a text each time to look it up. */
export function refFor(objectNumber: number, generation = 0): PDFRef {
  const place = objectNumber & (PLACES - 1);
  const known = refs[place];
  if (known?.objectNumber === objectNumber && known.generationNumber === generation) return known;
  return (refs[place] = PDFRef.of(objectNumber, generation));
}
