import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { guidePdfs } from './vite/guides.ts';
import { themeInit } from './vite/theme-init.ts';

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), themeInit(), guidePdfs(), compress()],
  resolve: {
    // A production build takes what the packages built; development follows their source.
    conditions:
      command === 'build' ? [...defaultClientConditions] : ['@hub/source', ...defaultClientConditions],
  },
  build: {
    // The first versions with light-dark(), which is kept as it is.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What a release leaves as it is stays in people's caches.
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|pocketbase)[\\/]/,
              priority: 2,
            },
            {
              name: 'query',
              test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
              priority: 1,
            },
            // A few hundred bytes each: together they weigh less than each in a file of its own.
            { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, minShareCount: 4 },
          ],
        },
      },
    },
  },
}));
