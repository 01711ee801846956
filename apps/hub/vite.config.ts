import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { firstScript } from './vite/first-script.ts';
import { guidePdfs } from './vite/guides.ts';
import { pages } from './vite/pages.ts';
import { plainImports } from './vite/plain-imports.ts';
import { sourceOf } from './vite/source-of.ts';

/** `@hub/ui/chart`, and what it draws with. */
function isOfChart(id: string): boolean {
  const isDrawing =
    /node_modules[\\/](echarts|zrender|echarts-for-react|size-sensor|fast-deep-equal|tslib)[\\/]/;
  return (
    isDrawing.test(id) || (/packages[\\/]ui[\\/]/.test(id) && sourceOf(id)?.startsWith('src/chart/') === true)
  );
}

/** What tools are made with. */
function isOfKit(id: string): boolean {
  const isShared =
    /node_modules[\\/](@tanstack|lucide-react|valibot)[\\/]|packages[\\/](ui|auth|pb-client|tool-kit)[\\/]/;
  return isShared.test(id) && !isOfChart(id);
}

/** What of Workout only those load who look at their progress; its addresses are known to all. */
function isOfProgress(id: string): boolean {
  const source = /packages[\\/]workout[\\/]/.test(id) ? sourceOf(id) : null;
  return source?.startsWith('src/progress/') === true && source !== 'src/progress/routes.tsx';
}

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), firstScript(), guidePdfs(), pages(), plainImports(), compress()],
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
            { name: 'kit', test: isOfKit, priority: 2 },
            // Heavy, so it is loaded when a chart is shown.
            { name: 'chart', test: isOfChart, priority: 1 },
            // A tool is one file: its screens share most of it. What few people open is a file beside it.
            {
              name: (id) => (isOfProgress(id) ? null : (/packages[\\/](\w+)[\\/]dist/.exec(id)?.[1] ?? null)),
              debugName: 'tools',
            },
            { name: 'workout-progress', test: isOfProgress },
          ],
        },
      },
    },
  },
}));
