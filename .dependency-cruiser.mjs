import { mayImport, serverPartMayImport } from './layers.mjs';

/** Tests, stories, sample data, isolated runs, and what only the build runs: never part of what is shipped. */
const NOT_SHIPPED = [
  String.raw`\.(test|bench|stories)\.tsx?$`,
  String.raw`/(testing|dev)/`,
  String.raw`(^|/)(vite|vitest|tsup|tsup[.]pdf-lib|playwright|stories)\.config\.[^/]+$`,
  String.raw`^apps/hub/(vite|guides)/`,
  String.raw`^(\.storybook|e2e|bench|scripts)/`,
];

/** What the server runs for a tool: built into the hooks, never into the tool's package. */
const SERVER_PART = '^packages/[^/]+/server/';

/** Files that are loaded by name: by a package's exports, by PocketBase, as a script of the page. */
const ENTRIES = [
  '^packages/[^/]+/src/index[.]ts$',
  '^packages/(ui/src/theme/theme-init|auth/src/session-init|pb-client/src/prefetch-init)[.]js$',
  '^apps/hub/src/trusted-types[.]js$',
  '^apps/hub/src/drawn/draw-screens[.]tsx$',
  '^pocketbase/(build[.]mjs|pb_migrations/)',
  '^packages/[^/]+/server/(collections[.]ts|index[.]ts|testing[.]ts|(assets|seed)[.]mjs|migrations/)',
];

/**
 * One rule a folder, from the table in layers.mjs.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const layers = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `layer-${folder.replace('/', '-')}`,
  comment: `${folder} may import only: ${allowed.join(', ') || 'no workspace package'} (layers.mjs).`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: '^(apps|packages)/', pathNot: [`^${folder}/`, ...allowed.map((name) => `^packages/${name}/`)] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    {
      name: 'server-parts',
      comment: 'A tool’s server part builds on the hooks’ kit, on dates and on the tool’s own rules.',
      severity: 'error',
      from: {
        path: '^packages/([^/]+)/server/',
        pathNot: [...NOT_SHIPPED, '/server/(test/|testing[.]ts$|seed/|[a-z]+[.]mjs$|migrations/)'],
      },
      to: {
        path: '.',
        pathNot: ['^packages/$1/(server/|src/rules/|src/paths[.]ts$)', ...serverPartMayImport.hooks],
      },
    },
    {
      name: 'server-seeds',
      comment: 'What a tool has in the demo is made with Node and with the kit of seeds.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/server/(seed/|[a-z]+[.]mjs$)' },
      to: {
        path: '.',
        pathNot: ['^packages/$1/server/', ...serverPartMayImport.seeds],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'screens-without-server',
      comment: 'The server part of a tool stays on the server.',
      severity: 'error',
      from: { pathNot: ['^packages/[^/]+/server/', '^e2e/', '^pocketbase/test'] },
      to: { path: '^packages/[^/]+/server/' },
    },
    {
      name: 'no-circular',
      comment: 'A cycle means that two files are one subject, or that a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-deep-import',
      comment: 'A package is entered by its name, through its exports, and never by a path.',
      severity: 'error',
      from: { path: '^((?:apps|packages)/[^/]+|pocketbase|e2e|bench|scripts|dev-frame|[.]storybook)/' },
      to: { path: '^(apps|packages)/[^/]+/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'testing-is-not-shipped',
      comment: 'Sample data and test helpers serve tests, stories and isolated runs only.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [...NOT_SHIPPED, SERVER_PART] },
      to: { path: ['/testing/', '^(pocketbase|e2e|bench|scripts)/'] },
    },
    {
      name: 'no-test-import',
      comment: 'Nothing but the test runner loads a test.',
      severity: 'error',
      from: {},
      to: { path: String.raw`\.test\.tsx?$` },
    },
    {
      name: 'declared-dependency',
      comment: 'What is shipped is listed under dependencies of its own package.json.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [...NOT_SHIPPED, SERVER_PART] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      // The address of a file is resolved by the build, which fails where there is none.
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', String.raw`\?url$`] },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports is dead, or is missing from where it belongs.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [...NOT_SHIPPED, String.raw`\.d\.ts$`, String.raw`\.gen\.ts$`, ...ENTRIES],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '/dist/',
        '/pb_hooks/',
        '/test-results/',
        '/public/',
        'mockServiceWorker[.]js$',
        '^scripts/testing/notes/',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@hub/source', 'import', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
