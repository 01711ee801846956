import { md5 } from '@noble/hashes/legacy.js';
import { expect, it } from 'vitest';
import { DRAWING, documentOf } from '../../testing/pdf-parts';
import { concat, latin1 } from '../../bytes';
import { asText } from './bytes';
import { PdfFile } from './pdf-file';
import { rc4 } from './rc4';
import { PDFName, PDFRawStream, PDFRef } from '../pdf-lib';

const EMPTY_PASSWORD = latin1(
  '\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a',
);
const OWNER = latin1('owner'.padEnd(32, '.'));
const ID = latin1('0123456789abcdef');
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/**
 * A key of 40 bits in a file of version 4, and the value that confirms it (ISO 32000-2, algorithms 2 and 5).
 */
function keyOf40Bits(): { key: Uint8Array; user: Uint8Array } {
  let hash = md5(concat([EMPTY_PASSWORD, OWNER, Uint8Array.of(0xfc, 0xff, 0xff, 0xff), ID]));
  for (let round = 0; round < 50; round += 1) hash = md5(hash.slice(0, 5));
  const key = hash.slice(0, 5);
  let user: Uint8Array = md5(concat([EMPTY_PASSWORD, ID]));
  for (let round = 0; round < 20; round += 1)
    user = rc4(
      key.map((byte) => byte ^ round),
      user,
    );
  return { key, user: concat([user, new Uint8Array(16)]) };
}

it('fills up a short key of version 4, as Acrobat does', () => {
  const { key, user } = keyOf40Bits();
  const ofObject = md5(concat([key, new Uint8Array(11), Uint8Array.of(4, 0, 0, 0, 0)]));
  const file = documentOf(
    {
      4: { dict: '', stream: rc4(ofObject, latin1(DRAWING)) },
      9: `<</Filter/Standard/V 4/R 4/Length 40/P -4/CF<</StdCF<</CFM/V2/Length 5>>>>/StmF/StdCF/StrF/StdCF/O<${hex(OWNER)}>/U<${hex(user)}>>>`,
    },
    { trailer: `/Encrypt 9 0 R/ID[<${hex(ID)}><${hex(ID)}>]` },
  );
  const drawing = PdfFile.open(file).resolve(PDFRef.of(4));
  expect(drawing instanceof PDFRawStream && asText(drawing.contents)).toBe(DRAWING);
  expect(PdfFile.open(file).trailer.has(PDFName.of('Encrypt'))).toBe(true);
});
