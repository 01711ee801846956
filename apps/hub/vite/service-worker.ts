import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import type { BuiltFile } from '../src/service-worker/files.ts';

/** From so many bytes on a file is not worth the wait at the installation, unless each page needs it. */
const HEAVY = 100_000;

/** Tells the worker which files it fetches in the first idle minute after its installation. */
async function markLater<File extends BuiltFile & { size: number }>(files: File[]) {
  const page = await readFile(join(import.meta.dirname, '../dist/index.html'), 'utf8');
  const isLater = ({ url, size }: File) => size > HEAVY && !page.includes(`/${url}"`);
  return { manifest: files.map((file) => ({ ...file, isLater: isLater(file) })) };
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
      globPatterns: ['index.html', 'pages/home.html', 'assets/*.js', '*.{svg,png,webmanifest}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [markLater],
    },
  });
}
