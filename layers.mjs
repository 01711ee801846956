/**
 * Who may import whom. The one table that dependency-cruiser enforces (`.dependency-cruiser.mjs`);
 * docs/CONTRIBUTING.md explains it.
 */

/** The packages that hold one tool each: a tool never imports another tool. */
const tools = ['alias', 'currency', 'expiry', 'loyalty', 'obscura', 'time', 'workout'];

const foundations = ['pb-client', 'tool-kit', 'ui'];

/** Folder → the packages that its code may import. What is not listed here may import none. */
export const mayImport = {
  'apps/hub': [...tools, 'auth', ...foundations],
  ...Object.fromEntries(tools.map((tool) => [`packages/${tool}`, ['auth', ...foundations]])),
  'dev-frame': ['auth', ...foundations],
  'packages/auth': foundations,
  'packages/pb-client': [],
  'packages/tool-kit': [],
  'packages/ui': [],
};
