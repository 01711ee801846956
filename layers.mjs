import { readTools } from './tools.mjs';

/**
 * Who may import whom. The one table that dependency-cruiser enforces (`.dependency-cruiser.mjs`);
 * docs/CONTRIBUTING.md explains it.
 */

/** The packages that hold one tool each: a tool never imports another tool. */
const tools = readTools().map(({ id }) => id);

/** What a tool is made with; `tool-kit` stands on the other three. */
const shared = ['auth', 'calendar', 'locale', 'pb-client', 'tool-kit', 'ui'];

/** Folder → the packages that its code may import. What is not listed here may import none. */
export const mayImport = {
  'apps/hub': [...tools, ...shared],
  ...Object.fromEntries(tools.map((tool) => [`packages/${tool}`, shared])),
  'packages/obscura': [...shared, 'file-core'],
  pocketbase: ['calendar'],
  'dev-frame': shared,
  'packages/tool-kit': ['auth', 'calendar', 'locale', 'pb-client', 'ui'],
  'packages/auth': ['pb-client', 'ui'],
  'packages/calendar': [],
  'packages/file-core': ['locale'],
  'packages/locale': ['calendar'],
  'packages/pb-client': [],
  'packages/reminders': ['calendar'],
  'packages/ui': ['calendar', 'locale'],
};
