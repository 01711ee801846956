import { readFile } from 'node:fs/promises';
import type { Fixture } from './jpegs';

/** A file that shows a kind of leak or change; the README beside the files describes each. */
export async function caseOf(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`../../test/cases/${name}`, import.meta.url)));
}

/** The PDFs among them from which something has to be removed while nothing else changes. */
export const pdfCases: Fixture[] = [
  { name: 'p01-deleted-page-images.pdf', secrets: ['SECRET-form'] },
  { name: 'p02-deleted-page-form.pdf', secrets: ['SECRET-diagnosis'] },
  { name: 'p04-review-state.pdf', secrets: ['Zelda'] },
  { name: 'p05-places-on-a-disk.pdf', secrets: ['zeldaquux'] },
  { name: 'p08-fonts-with-persons.pdf', secrets: ['SECRET', 'zelda', 'Zelda'] },
  { name: 'p14-signature-inherited.pdf', secrets: ['SECRET', 'Zelda'] },
  { name: 'p16-icc-size4more.pdf', secrets: [] },
  { name: 'p18-attached-invoice.pdf', secrets: ['SECRET-invoice', 'invoice.xml'] },
].map(({ name, secrets }) => ({ name, secrets, make: () => caseOf(name) }));
