import { VitePWA } from 'vite-plugin-pwa';

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
    },
  });
}
