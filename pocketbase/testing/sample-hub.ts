import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A built hub as small as it gets: two pages and what is said of them, a hashed script, an icon. */
export const SAMPLE_HUB = {
  '.pages.json': JSON.stringify({
    scripts: ["'sha256-c2NyaXB0'"],
    styles: ["'sha256-c3R5bGU='"],
    pages: { '/': 'pages/home.html', '/expiry/edit/:id': 'pages/expiry-edit-id.html' },
  }),
  'index.html':
    '<!doctype html><title>Apps</title><script type="module" src="/assets/app-1a2b3c.js"></script>',
  'pages/home.html': '<!doctype html><title>Apps</title><div id="root"><h1>Apps</h1></div>',
  'pages/expiry-edit-id.html': '<!doctype html><title>Apps</title><div id="root"></div>',
  'assets/app-1a2b3c.js': `document.title = ${JSON.stringify('Apps '.repeat(200))};`,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
} as const;

/** Writes {@link SAMPLE_HUB} into a folder, as the build would. */
export async function writeSampleHub(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(SAMPLE_HUB)) {
    const file = `${folder}/${name}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
}
