import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A built hub as small as it gets: the page, a hashed script with its compressed versions, an icon. */
export const SAMPLE_HUB = {
  'index.html':
    '<!doctype html><title>Apps</title><script type="module" src="/assets/app-1a2b3c.js"></script>',
  'assets/app-1a2b3c.js': `document.title = ${JSON.stringify('Apps '.repeat(200))};`,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
} as const;

/** Writes {@link SAMPLE_HUB} into a folder, as the build would. */
export async function writeSampleHub(folder: string): Promise<void> {
  await mkdir(`${folder}/assets`, { recursive: true });
  for (const [name, text] of Object.entries(SAMPLE_HUB)) {
    await writeFile(`${folder}/${name}`, text);
    await writeFile(`${folder}/${name}.br`, brotliCompressSync(text));
    await writeFile(`${folder}/${name}.gz`, gzipSync(text));
  }
}
