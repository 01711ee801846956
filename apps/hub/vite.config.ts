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
import { tools } from '../../vite-tools.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    productionRouter(),
    tailwindcss(),
    tools(),
    firstScript(),
    guidePdfs(),
    pages(),
    serviceWorker(),
    compress(),
  ],
  resolve: {
    // A production build takes what the packages built; development follows their source.
    conditions:
      command === 'build' ? [...defaultClientConditions] : ['@hub/source', ...defaultClientConditions],
  },
  // It loads the parts for a kind of file when one is there.
  worker: { format: 'es' },
  build: {
    // The first versions with light-dark(), which is kept as it is.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    // Each page names the files that its screen needs; what comes later needs one file that is not there yet.
    modulePreload: false,
    // One file, which `pages` puts into each page.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: files } },
    },
  },
}));
