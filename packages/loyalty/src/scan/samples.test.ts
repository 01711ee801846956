import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findInSample, prepareReader, readSample } from '../testing/read-sample';
import { TIME_LIMITS } from '../../../../time-limits.mjs';

const OURS = join(import.meta.dirname, '../testing/zxing-samples');

beforeAll(prepareReader);

describe('a picture that is hard to read', () => {
  it.each([
    ['upce-2-20.webp', ['upce', '04124498']],
    ['upca-2-48.webp', ['ean13', '0075720003259']],
    [
      'datamatrix-5-issue794-3-2.webp',
      ['datamatrix', '\x1d010890381998765921Y2GNX9ZR37SE0DAAT436\x1d1731063010BNav4Cam2'],
    ],
    ['qrcode-4-14.webp', ['qrtext', 'Google Print Ads - T.G.I.A.F. - January 31, 2008']],
    ['ean13-4-14.webp', ['ean13', '9780441014989']],
    ['upca-5-07.webp', ['ean13', '0312547701310']],
    ['upce-3-05.webp', ['upce', '04965802']],
    ['upca-5-06.webp', ['ean13', '0312547701310']],
    ['codabar-2-04.webp', ['codabar', 'A8030798962A']],
    ['code39-2-2.png', ['code39', '12+A+B']],
  ])('%s is read', async (file, expected) => {
    const [found] = await findInSample(join(OURS, file));
    expect([found?.type, found?.code]).toEqual(expected);
  });

  it('with two codes gives both', async () => {
    const found = await findInSample(join(OURS, 'multi-1-1.png'));
    expect(found.map(({ type, code }) => [type, code])).toEqual([
      ['qrtext', 'www.airtable.com/jobs'],
      ['ean13', '0031415926531'],
    ]);
  });

  it.each(['falsepositives-1-02.webp', 'falsepositives-2-17.webp'])(
    '%s holds no code, and none is read',
    async (file) => {
      expect(await readSample(join(OURS, file))).toEqual([]);
    },
  );
});

/** The folder `test/samples` of zxing-cpp, which is not part of this repository. */
const ALL = process.env.ZXING_SAMPLES;

/** The folders with the formats of cards, and those with pictures without a code. */
const FOLDER = /^(aztec|codabar|code39|code93|code128|datamatrix|ean13|ean8|itf|pdf417|qrcode|upca|upce)-\d$/;
const WITHOUT_CODE = /^falsepositives-\d$/;
/** Texts that are split across several codes, which cards do not have. */
const PARTS = ['qrcode-7', 'pdf417-4/03-01.png'];

async function picturesIn(root: string, folders: RegExp): Promise<string[]> {
  const pictures: string[] = [];
  for (const folder of (await readdir(root)).filter((name) => folders.test(name))) {
    const files = (await readdir(join(root, folder))).filter((name) => /\.(png|jpg|webp)$/.test(name));
    pictures.push(...files.map((file) => `${folder}/${file}`));
  }
  return pictures.filter((path) => !PARTS.some((part) => path.startsWith(part)));
}

/**
 * Whether one of the codes matches the text file next to the picture; for a split text, any code is enough.
 */
async function isRead(path: string): Promise<boolean> {
  const reads = await readSample(path);
  const { dir, name } = parse(path);
  const text = await readFile(join(dir, `${name}.txt`), 'utf8').catch(() => null);
  if (text !== null) return reads.some((read) => read.text.trim() === text.trim());
  const bytes = await readFile(join(dir, `${name}.bin`)).catch(() => null);
  return reads.some((read) => bytes === null || bytes.equals(read.bytes ?? new Uint8Array()));
}

describe.runIf(ALL !== undefined)('the sample pictures of zxing-cpp', () => {
  const root = ALL ?? '';

  it('are read, 540 of the 585 that cards can have', { timeout: TIME_LIMITS.soak }, async () => {
    const pictures = await picturesIn(root, FOLDER);
    let count = 0;
    for (const path of pictures) if (await isRead(join(root, path))) count += 1;
    process.stdout.write(`${String(count)} of ${String(pictures.length)} read\n`);
    expect(pictures).toHaveLength(585);
    expect(count).toBeGreaterThanOrEqual(540);
  });

  it('are not read where they hold no code', { timeout: TIME_LIMITS.soak }, async () => {
    const pictures = await picturesIn(root, WITHOUT_CODE);
    expect(pictures).toHaveLength(46);
    for (const path of pictures) expect(await readSample(join(root, path)), path).toEqual([]);
  });
});
