import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import type { BuiltFile } from '../src/service-worker/files.ts';

/** Files larger than this, in bytes, are not fetched at the installation, unless a page names them. */
const HEAVY = 100_000;

/** The code reader, the generator of rare codes, and the PDF renderer: cached only where they were used. */
const ON_USE = /^assets\/((scan\.worker|loyalty-codes-matrix|pdfjs)-[\w-]+\.js|[\w.-]+\.wasm)$/;

/** Marks the files that the worker fetches in an idle minute after its installation, or caches on use. */
async function markLater<File extends BuiltFile & { size: number }>(files: File[]) {
  const folder = join(import.meta.dirname, '../dist/pages');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const pages = (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
  const isOnUse = ({ url }: File) => ON_USE.test(url);
  const isLater = (file: File) => file.size > HEAVY && !isOnUse(file) && !pages.includes(`/${file.url}"`);
  return { manifest: files.map((file) => ({ ...file, isLater: isLater(file), isOnUse: isOnUse(file) })) };
}

/** Builds the service worker, with the list of files that it caches; its only pages are home and `index.html`. */
export function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    // The hub has its own manifest, and registers the worker after its first screen is rendered.
    manifest: false,
    injectRegister: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'pages/home.html', 'assets/*.{js,wasm}', '*.{svg,png,webmanifest}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [markLater],
    },
  });
}
