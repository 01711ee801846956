import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../../e2e/fixtures/test';
import { ObscuraPage } from '../../e2e/pages/obscura-page';

/**
 * The cost of many photos at once: time, late frames and memory; and whether each one costs more than among
 * few.
 */

const FEW = 20;
const MANY = 200;
const SIZE = { width: 1600, height: 1200 };
/** A gap between two frames that a person notices, in milliseconds. */
const LATE_MS = 100;
const GOAL = { seconds: 15, megabytes: 400 };

interface Measured {
  seconds: number;
  /** The gaps between frames that are longer than {@link LATE_MS}, in milliseconds. */
  gaps: number[];
}

/** A photo of about 570 kB: sensor noise over a smooth picture. */
async function grainyPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 21 } as const;
  const grain = sharp({ create: { ...SIZE, channels: 3, background: '#808080', noise } });
  return grain
    .jpeg({ quality: 80 })
    .withExif({ IFD0: { Artist: 'Noor Aziz' } })
    .toBuffer();
}

/** This many copies of the photo under different names, each with a unique comment (ITU-T T.81, B.2.4.5). */
async function writePhotos(folder: string, count: number): Promise<string[]> {
  const photo = await grainyPhoto();
  const paths = Array.from({ length: count }, (_, at) => join(folder, `photo-${at}.jpg`));
  for (const [at, path] of paths.entries()) {
    const words = Buffer.from(`Photo ${at} of many`);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
    await writeFile(path, Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]));
  }
  return paths;
}

/** Cleans photos, and watches the frames of the page at the same time. */
async function cleanAll(page: Page, paths: readonly string[]): Promise<Measured> {
  const obscura = new ObscuraPage(page);
  await obscura.open();
  await page.locator('input[type=file]').setInputFiles([...paths]);
  await expect(obscura.process).toBeEnabled({ timeout: 120_000 });
  await page.evaluate((late) => {
    const gaps: number[] = [];
    Object.assign(window, { gaps });
    let before = performance.now();
    const look = (now: number) => {
      if (now - before > late) gaps.push(now - before);
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, LATE_MS);
  const start = performance.now();
  await obscura.process.click();
  await expect(obscura.saveAll).toBeVisible({ timeout: 240_000 });
  const seconds = (performance.now() - start) / 1000;
  return { seconds, gaps: await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps) };
}

/** The peak memory of a page's process, in megabytes; it includes workers, but not files on the disk. */
async function mostMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const [, peak] = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${id}/status`, 'utf8')) ?? [];
      return Number(peak) / 1024;
    });
  return Math.max(...(await Promise.all(peaks)));
}

function lineOf(count: number, { seconds, gaps }: Measured): string {
  const late = gaps.reduce((sum, gap) => sum + gap, 0);
  const longest = gaps.length === 0 ? 'none' : `${Math.max(...gaps).toFixed(0)} ms at the longest`;
  return `${count} photos: ${seconds.toFixed(1)} s; frames over ${LATE_MS} ms late: ${longest}, ${late.toFixed(0)} ms together`;
}

test(`${MANY} photos are cleaned at once`, async ({ page, browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-photos-'));
  try {
    const paths = await writePhotos(folder, MANY);
    const few = await cleanAll(page, paths.slice(0, FEW));
    const many = await cleanAll(page, paths);
    const ratio = many.seconds / MANY / (few.seconds / FEW);
    const lines = [
      lineOf(FEW, few),
      `${lineOf(MANY, many)} (goal: ${GOAL.seconds} s, none)`,
      `a photo among ${MANY} takes ${ratio.toFixed(2)} times as long as one among ${FEW}`,
      `the page had ${(await mostMemory(browser)).toFixed(0)} MB at most (goal: ${GOAL.megabytes})`,
      `load of the machine: ${loadavg()
        .map((part) => part.toFixed(1))
        .join(', ')}`,
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
