import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { firstScript } from './vite/first-script.ts';
import { guidePdfs } from './vite/guides.ts';
import { pages } from './vite/pages.ts';

/** The parts of Workout that load apart from its list. */
const PART = /packages[\\/]workout[\\/]dist[\\/](?:athlete[\\/](?=workout))?(workout|coach|progress)[\\/]/;

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), firstScript(), guidePdfs(), pages(), compress()],
  resolve: {
    // A production build takes what the packages built; development follows their source.
    conditions:
      command === 'build' ? [...defaultClientConditions] : ['@hub/source', ...defaultClientConditions],
  },
  build: {
    // The first versions with light-dark(), which is kept as it is.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    // Each page names the files that its screen needs; what comes later needs one file that is not there yet.
    modulePreload: false,
    // One file, which `pages` puts into each page.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files, each with an owner: a browser asks for six at a time, and each answer has its headers.
          // What a release leaves as it is stays in people's caches.
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|pocketbase)[\\/]/,
              priority: 5,
            },
            { name: 'start', tags: ['$initial'], priority: 4 },
            // With all that home stands on; what only tools share comes with them.
            { name: 'shell', test: /hub[\\/]src[\\/](shell|home|pages[\\/](home|error))/, priority: 3 },
            {
              name: 'kit',
              test: /node_modules[\\/](@tanstack|lucide-react|valibot)[\\/]|packages[\\/](ui|auth|pb-client|tool-kit)[\\/]/,
              priority: 2,
            },
            // A tool is one file: its screens share most of it.
            {
              name: (id) => (PART.test(id) ? null : (/packages[\\/](\w+)[\\/]dist/.exec(id)?.[1] ?? null)),
              debugName: 'tools',
              priority: 1,
            },
            // But Workout is four: its list, an athlete's other screens, progress, and what only coaches load.
            {
              name: (id) => {
                const part = PART.exec(id)?.[1];
                return part === undefined ? null : `workout-${part}`;
              },
              debugName: 'parts',
              priority: 0,
            },
          ],
        },
      },
    },
  },
}));
