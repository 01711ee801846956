import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { files } from './vite/files.ts';
import { firstScript } from './vite/first-script.ts';
import { guidePdfs } from './vite/guides.ts';
import { pages } from './vite/pages.ts';
import { productionRouter } from './vite/production-router.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { virtualModules } from '../../virtual-modules.mjs';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    productionRouter(),
    tailwindcss(),
    virtualModules(),
    firstScript(),
    guidePdfs(),
    pages(),
    serviceWorker(),
    compress(),
  ],
  resolve: {
    // A production build uses the packages' built files; development uses their source.
    conditions:
      command === 'build' ? [...defaultClientConditions] : ['@hub/source', ...defaultClientConditions],
  },
  // It loads the code for a file type with the first such file.
  worker: { format: 'es' },
  build: {
    // The first versions with light-dark(), which is not transpiled.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    // Each page lists the files that its screen needs; later navigations need at most one more.
    modulePreload: false,
    // One file, which `pages` inlines into each page.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: files } },
    },
  },
}));
