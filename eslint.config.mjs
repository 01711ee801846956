import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** A folder with a space or an umlaut in its name is escaped in an address. */
const addressAsPath = {
  message: 'The path of a file is fileURLToPath(…) of its address: `pathname` escapes spaces.',
  selector:
    'MemberExpression[property.name="pathname"] > NewExpression[callee.name="URL"]:matches(:has(MetaProperty), [arguments.1.type="Identifier"])',
};

/** Where the clock of the device is wrong, the hub's counts (specification §4.1000). */
const deviceClock = {
  message: 'Take hubNow() of @hub/pb-client: the clock of the device may be wrong.',
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
};

const loaderBesideComponent = {
  message: 'A loader beside a component breaks hot reload: give it a file of its own.',
  selector: 'ExportNamedDeclaration :matches(FunctionDeclaration, VariableDeclarator)[id.name="loader"]',
};

const SERVER = ['pocketbase/**/*.{ts,mjs}', 'packages/*/server/**/*.{ts,mjs}'];

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', '{e2e,bench}/**'];
const notShipped = [...tests, '**/*.stories.tsx'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/test-results/',
    '**/*.gen.ts',
    '**/mockServiceWorker.js',
    'storybook-static/',
    'pocketbase/.cache/',
    'pocketbase/pb_hooks/',
    'pocketbase/pb_data/',
    'pocketbase/demo_data/',
    // A package that the test of a new tool puts in its place.
    'scripts/testing/notes/',
  ]),
  js.configs.recommended,
  // The rules that need types and those of React are oxlint's (`.oxlintrc.json`), in a tenth of the time.
  tseslint.configs.strict,
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', addressAsPath],
      'no-undef': 'off',
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    // Except for the server: oxlint takes the nearest `tsconfig.json`, and one folder of a tool holds files of two programs.
    files: SERVER,
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: {
      parserOptions: { project: './pocketbase/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    // As in `.oxlintrc.json`.
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // The hooks run in PocketBase's own engine, which knows neither Node nor the DOM.
    files: ['pocketbase/hooks/**/*.ts', 'packages/*/server/**/*.ts'],
    ignores: ['**/*.test.ts', 'packages/*/server/test/**', 'packages/*/server/testing.ts'],
    languageOptions: { parserOptions: { project: './pocketbase/hooks/tsconfig.json' } },
    rules: {
      // Its modules are loaded by `require`, and its errors are no JavaScript errors.
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      // The terminal is where a server says what its log can't hold.
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['packages/workout/src/coach/plans/components/*.tsx'],
    rules: {
      // The console is told which workouts are not generated, and why (specification §5.26, §8.31).
      'no-console': ['error', { allow: ['warn'] }],
    },
  },
  {
    files: ['{apps,packages,dev-frame}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'lucide-react',
          allowTypeImports: true,
          message: 'Import each icon by its path: the build gives it to the file of who draws it.',
        },
      ],
    },
  },
  {
    files: ['{apps/hub,packages/*}/src/**/*.ts'],
    ignores: notShipped,
    rules: { 'no-restricted-syntax': ['error', addressAsPath, deviceClock] },
  },
  {
    files: ['packages/*/src/model/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        { ...deviceClock, message: 'A rule takes the clock as a parameter.' },
        {
          selector: 'MemberExpression[object.name="Date"][property.name="now"]',
          message: 'A rule takes the clock as a parameter.',
        },
      ],
    },
  },
  {
    files: ['{apps,packages}/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', loaderBesideComponent] },
  },
  {
    files: ['{apps,packages}/**/*.tsx'],
    ignores: notShipped,
    rules: { 'no-restricted-syntax': ['error', deviceClock, loaderBesideComponent] },
  },
  {
    // Tests assert on values whose shape they have just made.
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Playwright reads a fixture's needs from its first parameter, even where it has none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // PocketBase runs these in its own engine, as plain scripts.
    files: ['pocketbase/pb_migrations/**/*.js', 'packages/*/server/migrations/*.js'],
    languageOptions: { sourceType: 'script' },
  },
  {
    // Command-line scripts run before anything is installed, so they import nothing but Node.
    files: ['scripts/**/*.mjs', 'bench/server/*.mjs'],
    ignores: ['scripts/**/*.test.mjs', 'scripts/testing/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^(?!node:|\\.)', message: 'Node only.' }] }],
    },
  },
);
