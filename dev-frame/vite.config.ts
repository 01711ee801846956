import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { virtualModules } from '../virtual-modules.mjs';

const WORKER = 'mockServiceWorker.js';

/** Serves MSW's worker from the installed package, so that no copy can become outdated. */
function mockServiceWorker(): Plugin {
  return {
    name: 'mock-service-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${WORKER}`, (_request, response, next) => {
        readFile(createRequire(import.meta.url).resolve(`msw/${WORKER}`)).then((worker) => {
          response.setHeader('Content-Type', 'text/javascript').end(worker);
        }, next);
      });
    },
  };
}

/** The tool in whose folder Vite was started. */
const TOOL = process.cwd();

/** Runs that tool alone: the frame is the page, the tool's `dev/index.ts` provides its content. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(TOOL, 'node_modules/.vite'),
  plugins: [react(), tailwindcss(), virtualModules(), mockServiceWorker()],
  resolve: {
    alias: { 'virtual:tool': join(TOOL, 'dev/index.ts') },
    conditions: ['@hub/source', ...defaultClientConditions],
  },
});
