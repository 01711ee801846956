import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ImportFault } from './import-fault';
import { importFile } from './import-file';
import { parseCsv } from './csv';

const RUNS = { numRuns: 1_000 };
const cellText = fc.string({
  unit: fc.constantFrom('a', '1', '"', ',', ';', '\t', '\n', '\r', ' ', '=', 'ü'),
});

/** The value of a read, or the message of its `ImportFault`; any other error is rethrown. */
async function end(read: () => unknown): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ImportFault) return error.message;
    throw error;
  }
}

it('ends in a table or a sentence, whatever the text is', async () => {
  const anyText = fc.oneof(cellText, fc.string({ unit: 'binary' }));
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      expect(await end(() => parseCsv(text))).toBeTruthy();
    }),
    RUNS,
  );
});

it('ends in files or a sentence, whatever bytes of a zip are others', async () => {
  const zip = zipSync({ 'a.csv': strToU8('a,b\n1,2'), 'b.png': strToU8('b'.repeat(200)) });
  const change = fc.tuple(fc.nat(zip.length - 1), fc.nat(255));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const bytes = Uint8Array.from(zip);
      for (const [at, byte] of changes) bytes[at] = byte;
      const file = importFile('a.zip', bytes);
      await end(() => file.zip());
      file.table();
      file.text();
    }),
    RUNS,
  );
});
