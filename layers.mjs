import { readTools } from './tools.mjs';

/**
 * Who may import whom. The one table that dependency-cruiser enforces (`.dependency-cruiser.mjs`);
 * docs/CONTRIBUTING.md explains it.
 */

/** The packages that hold one tool each: a tool never imports another tool. */
const tools = readTools().map(({ id }) => id);

/** The packages that every tool builds on; `tool-kit` builds on the other three. */
const shared = ['auth', 'calendar', 'locale', 'pb-client', 'tool-kit', 'ui'];

/**
 * What the server part of a tool (`packages/<tool>/server`) may import beside its own files, the tool's `src/rules` and its `src/paths.ts`; a
 * screen never imports a server part. As patterns of paths.
 */
export const serverPartMayImport = {
  /** What runs on the server: dates, and what collections and hooks are made with. */
  hooks: ['^packages/(calendar|reminders)/', '^pocketbase/(fields|hooks/(kit|json-object))[.]ts$'],
  /** What makes the demo's records: Node's own modules, and what seeds are made with. */
  seeds: ['^pocketbase/seed/kit[.]mjs$'],
};

/** Folder → the packages that its code may import. What is not listed here may import none. */
export const mayImport = {
  'apps/hub': [...tools, ...shared, 'reminders'],
  ...Object.fromEntries(tools.map((tool) => [`packages/${tool}`, [...shared, 'reminders']])),
  'packages/loyalty': [...shared, 'reminders', 'file-core'],
  'packages/obscura': [...shared, 'file-core'],
  pocketbase: ['calendar', 'reminders'],
  'dev-frame': shared,
  'packages/tool-kit': ['auth', 'calendar', 'locale', 'pb-client', 'reminders', 'ui'],
  'packages/auth': ['pb-client', 'ui'],
  'packages/calendar': [],
  'packages/file-core': ['locale'],
  'packages/locale': ['calendar'],
  'packages/pb-client': [],
  'packages/reminders': ['calendar'],
  'packages/ui': ['calendar', 'locale'],
};
