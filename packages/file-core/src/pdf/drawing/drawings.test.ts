import { zlibSync } from 'fflate';
import { expect, it } from 'vitest';
import { latin1 } from '../../bytes';
import { Budget } from '../file/limits';
import { nameFor } from '../names';
import { PDFContext, type PDFObject, PDFRawStream } from '../pdf-lib';
import { Drawings } from './drawings';

const context = PDFContext.create();
const resolve = (object: PDFObject | undefined) => context.lookup(object);
const streamOf = (text: string) =>
  PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), zlibSync(latin1(text)));
const drawings = (before?: Drawings) => new Drawings(resolve, new Budget(2 ** 20), before);

it('keeps what it has unpacked and cleaned, for those who search it later', async () => {
  const all = drawings();
  const [same, changed] = [streamOf('1 w'), streamOf('1 w % SECRET')];
  const kept = await Promise.all([same, changed].map((stream) => all.of(stream)));
  expect(kept[0]!.bytes).toBe(same.contents);
  expect(all.plainOf(same.contents)).toEqual(latin1('1 w'));
  expect(all.plainOf(kept[1]!.bytes)).toEqual(latin1('1 w  '));
  expect(all.plainOf(changed.contents)).toBeNull();
});

it('knows what the document from which another was written has unpacked', async () => {
  const before = drawings();
  await before.of(streamOf('1 w'));
  const after = drawings(before);
  const { bytes } = await after.of(streamOf('1 w'));
  expect(after.plainOf(bytes)).toEqual(latin1('1 w'));
});

it('keeps the parts of a page that were joined', async () => {
  const all = drawings();
  const page = context.obj({});
  page.set(
    nameFor('Contents'),
    context.obj([streamOf('BT (Hel'), streamOf('lo) Tj ET')].map((part) => context.register(part))),
  );
  await all.ofPage(page);
  expect(all.plainOf(all.joinedOf(page)!.bytes)).toEqual(latin1('BT (Hel\nlo) Tj ET\n'));
});

it('keeps no more than four megabytes', async () => {
  const all = drawings();
  const [long, short] = [streamOf(' '.repeat(2 ** 22)), streamOf('1 w')];
  await all.of(short);
  await all.of(long);
  expect(all.plainOf(long.contents)).toBeNull();
  expect(all.plainOf(short.contents)).not.toBeNull();
});
