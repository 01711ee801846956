import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportFault } from './import-fault';
import { importFile, MOST_BYTES, readImportFile } from './import-file';
import { ZIP_LIMITS } from './unzip';

const bytesOf = (text: string) => strToU8(text);
const zipOf = (files: Record<string, Uint8Array>) => zipSync(files);
/** The position of the first file's unpacked size in the directory of a zip. */
function sizeInDirectory(zip: Uint8Array): number {
  return zip.findIndex((byte, at) => byte === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1) + 24;
}
const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytesOf('Café'), 'Café'],
    ['UTF-8 with a mark', bytesOf('\uFEFFCafé'), 'Café'],
    ['UTF-16', utf16('Café'), 'Café'],
    ['Latin 1', new Uint8Array([0x43, 0x61, 0x66, 0xe9]), null],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]), null],
  ])('is read from %s', (_, bytes, text) => {
    expect(importFile('a.csv', bytes).text()).toBe(text);
  });
});

describe('a chosen file', () => {
  it('is refused where it is empty or larger than 20 MB', async () => {
    const large = new File(['a'], 'large.zip');
    Object.defineProperty(large, 'size', { value: MOST_BYTES + 1 });
    await expect(readImportFile(large)).rejects.toThrow('The file is larger than 20 MB.');
    const zip = new File([zipOf({ 'a.csv': bytesOf('a') })], 'large.zip');
    Object.defineProperty(zip, 'size', { value: ZIP_LIMITS.unpackedBytes + 1 });
    await expect(readImportFile(zip)).rejects.toThrow('The file is larger than 100 MB.');
    await expect(readImportFile(new File([], 'a.csv'))).rejects.toThrow('The file is empty.');
  });

  it('may be larger where it is a zip, as of the pictures of many cards', async () => {
    const picture = new Uint8Array(MOST_BYTES);
    const zip = zipSync({ 'a.csv': bytesOf('a'), 'card_1_front.png': picture }, { level: 0 });
    const files = await (await readImportFile(new File([zip], 'catima.zip'))).zip();
    expect(files?.get('card_1_front.png')?.length).toBe(MOST_BYTES);
  });

  it('is a table where its text is one, read once', async () => {
    const file = await readImportFile(new File(['a;b\n1;2'], 'a.csv'));
    expect(file.table()?.rows[0]?.cell('B')).toBe('2');
    expect(file.table()).toBe(file.table());
    expect(importFile('a.csv', bytesOf('a,b\n"1,2')).table()).toBeNull();
    expect(importFile('a.bin', new Uint8Array([0, 1])).table()).toBeNull();
  });
});

describe('a zip', () => {
  it('gives its files by name, and no folders', async () => {
    const zip = zipOf({ 'a.csv': bytesOf('a'), 'folder/': new Uint8Array(), 'folder/b': bytesOf('b') });
    const files = await importFile('a.zip', zip).zip();
    expect([...(files?.keys() ?? [])]).toEqual(['a.csv', 'folder/b']);
    expect(await importFile('a.csv', bytesOf('a,b')).zip()).toBeNull();
  });

  it('is what it was when a person has unpacked it and packed it again', async () => {
    const own = { 'cards/a.csv': bytesOf('a'), 'cards/pictures/b': bytesOf('b') };
    const system = {
      'cards/.DS_Store': bytesOf('x'),
      'cards/._a.csv': bytesOf('x'),
      '__MACOSX/cards/._a.csv': bytesOf('x'),
    };
    const files = await importFile('a.zip', zipOf({ 'cards/': new Uint8Array(), ...own, ...system })).zip();
    expect([...(files?.keys() ?? [])]).toEqual(['a.csv', 'pictures/b']);
  });

  it('is refused where it is damaged or locked', async () => {
    const zip = zipOf({ 'a.csv': bytesOf('a') });
    const locked = Uint8Array.from(zip);
    locked[6] = 1;
    await expect(importFile('a.zip', locked).zip()).rejects.toThrow('locked with a password');
    await expect(importFile('a.zip', zip.slice(0, 40)).zip()).rejects.toThrow('damaged');
  });

  it.each([
    ['a byte of a file is another', 'a.csv', () => 'a.csv'.length + 31, 0x63],
    ['it says that a file is longer', 'a.csv', sizeInDirectory, 4],
    ['it says that a file is shorter', 'a.csv', sizeInDirectory, 2],
    ['it says that a packed file is shorter', 'packed', sizeInDirectory, 100],
  ])('is refused where %s', async (_, name, find, byte) => {
    const isPacked = name === 'packed';
    const content = bytesOf(isPacked ? 'packed '.repeat(50) : 'a,b');
    const zip = zipSync({ [name]: content }, { level: isPacked ? 6 : 0 });
    zip[find(zip)] = byte;
    await expect(importFile('a.zip', zip).zip()).rejects.toThrow(`“${name}” in the zip file is damaged`);
  });

  it('is refused where it holds a name twice', async () => {
    const zip = zipOf({ 'a.csv': bytesOf('1'), 'b.csv': bytesOf('2') });
    for (const [at, byte] of zip.entries()) if (byte === 0x62) zip[at] = 0x61;
    await expect(importFile('a.zip', zip).zip()).rejects.toThrow('holds “a.csv” twice');
  });

  it('is refused where it would unpack to too much, or holds too many files', async () => {
    const half = new Uint8Array(ZIP_LIMITS.unpackedBytes / 2 + 1);
    const bomb = zipOf({ a: half, b: half });
    expect(bomb.length).toBeLessThan(MOST_BYTES);
    await expect(importFile('a.zip', bomb).zip()).rejects.toThrow('more than 100 MB');
    const entries = Array.from({ length: ZIP_LIMITS.entries + 1 }, (_, at) => [`${at}`, bytesOf('')]);
    const many = zipOf(Object.fromEntries(entries) as Record<string, Uint8Array>);
    await expect(importFile('a.zip', many).zip()).rejects.toThrow('more than 10000 files');
  });

  it('may hold zips, which share its limits, but none within those', async () => {
    const half = new Uint8Array(ZIP_LIMITS.unpackedBytes / 2 + 1);
    const inner = zipOf({ 'pass.json': half });
    const outer = importFile('a.zip', zipOf({ 'a.pkpass': inner }));
    await outer.zip();
    await outer.nested('a.pkpass', inner).zip();
    await expect(outer.nested('b.pkpass', inner).zip()).rejects.toThrow('more than 100 MB');
    const deep = outer.nested('a.pkpass', inner).nested('c.zip', inner);
    await expect(deep.zip()).rejects.toThrow(ImportFault);
  });
});
