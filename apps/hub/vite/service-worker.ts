import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import type { BuiltFile } from '../src/service-worker/files.ts';

/** Larger files, in bytes, are not fetched during the installation, unless each page needs them. */
const HEAVY = 100_000;

/** The reader of codes, and what draws the seldom ones: they are kept on the devices of those who have used them. */
const ON_USE = /^assets\/((scan\.worker|loyalty-codes-matrix)-[\w-]+\.js|[\w.-]+\.wasm)$/;

/** Tells the worker which files it fetches in the first idle minute after its installation, and which when they are used. */
async function markLater<File extends BuiltFile & { size: number }>(files: File[]) {
  const page = await readFile(join(import.meta.dirname, '../dist/index.html'), 'utf8');
  const isOnUse = ({ url }: File) => ON_USE.test(url);
  const isLater = (file: File) => file.size > HEAVY && !isOnUse(file) && !page.includes(`/${file.url}"`);
  return { manifest: files.map((file) => ({ ...file, isLater: isLater(file), isOnUse: isOnUse(file) })) };
}

/** Builds the service worker, with the list of what it keeps on the device; scripts draw all screens but home then. */
export function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    // The hub has a manifest of its own, and registers the worker when its first screen stands.
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
