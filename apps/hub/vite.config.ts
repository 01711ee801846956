import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { firstScript } from './vite/first-script.ts';
import { guidePdfs } from './vite/guides.ts';
import { pages } from './vite/pages.ts';
import { plainImports } from './vite/plain-imports.ts';

/** `@hub/ui/chart`, and what it draws with. */
const CHART =
  /node_modules[\\/](echarts|zrender|echarts-for-react|size-sensor|fast-deep-equal|tslib)[\\/]|packages[\\/]ui[\\/]dist[\\/]chart[\\/]/;
/** What of the shared parts only coaches see, and what that is made with. */
const COACHING =
  /node_modules[\\/]@dnd-kit[\\/]|packages[\\/](training|ui[\\/]dist[\\/](data[\\/](sortable-list|month-grid)|form[\\/](day-picker|segments)))/;
/** What tools are made with. */
const KIT =
  /node_modules[\\/](@tanstack|lucide-react|valibot)[\\/]|packages[\\/](ui|auth|pb-client|tool-kit)[\\/]/;

/** What of Workout only some people open, and what is loaded when it is asked for. */
const PARTS = [
  { name: 'exercise-library', holds: /\.json$/ },
  { name: 'workout-progress', holds: /dist[\\/]progress[\\/](?!routes)/ },
  { name: 'workout-coach', holds: /dist[\\/]coach[\\/](?!\w+[\\/]routes)/ },
  // The list is what all begin with.
  { name: 'workout-workout', holds: /dist[\\/]athlete[\\/]workout[\\/]/ },
];

/** The part of Workout that a module is of; `null` for what all load, such as the addresses of each part. */
function partOfWorkout(id: string): string | null {
  if (COACHING.test(id)) return 'workout-coach';
  if (!/packages[\\/]workout[\\/]/.test(id)) return null;
  return PARTS.find(({ holds }) => holds.test(id))?.name ?? null;
}

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), firstScript(), guidePdfs(), pages(), plainImports(), compress()],
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
            { name: 'kit', test: (id) => KIT.test(id) && !CHART.test(id) && !COACHING.test(id), priority: 2 },
            // Heavy, so it is loaded when a chart is shown.
            { name: 'chart', test: CHART, priority: 1 },
            // A tool is one file: its screens share most of it. What few people open is a file beside it.
            {
              name: (id) => partOfWorkout(id) ?? /packages[\\/](\w+)[\\/]dist/.exec(id)?.[1] ?? null,
              debugName: 'tools',
            },
          ],
        },
      },
    },
  },
}));
