// The rules of npm run lint (docs/adr/0006-test-runners.md). oxlint does not find this file by itself: pass
// `-c oxlint.config.mjs`. It would find a config in TypeScript, which needs Node 22.18.
const errors = (rules) =>
  Object.fromEntries(
    rules
      .trim()
      .split(/\s+/)
      .map((rule) => [rule, 'error']),
  );

/** The rules that ESLint and typescript-eslint recommend. */
const recommended = errors(`
  for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign
  no-constant-binary-expression no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-else-if
  no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign
  no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
  no-misleading-character-class no-nonoctal-decimal-escape no-prototype-builtins no-regex-spaces no-self-assign
  no-shadow-restricted-names no-sparse-arrays no-unassigned-vars no-unexpected-multiline no-unsafe-finally
  no-unsafe-optional-chaining no-unused-expressions no-unused-labels no-unused-private-class-members
  no-useless-assignment no-useless-backreference no-useless-catch no-useless-escape no-var no-array-constructor
  prefer-const prefer-rest-params prefer-spread preserve-caught-error require-yield use-isnan valid-typeof
  typescript/ban-ts-comment typescript/no-duplicate-enum-values typescript/no-empty-object-type
  typescript/no-explicit-any typescript/no-extra-non-null-assertion typescript/no-misused-new typescript/no-namespace
  typescript/no-non-null-asserted-optional-chain typescript/no-require-imports typescript/no-this-alias
  typescript/no-unnecessary-type-constraint typescript/no-unsafe-declaration-merging
  typescript/no-unsafe-function-type typescript/no-wrapper-object-types typescript/prefer-as-const
  typescript/prefer-namespace-keyword typescript/triple-slash-reference
`);

/** Recommended rules for JavaScript; in TypeScript the type checker finds the same. */
const scriptRules = errors(`
  constructor-super getter-return no-class-assign no-const-assign no-dupe-class-members no-dupe-keys no-func-assign
  no-import-assign no-new-native-nonconstructor no-obj-calls no-redeclare no-setter-return no-this-before-super no-undef
  no-unreachable no-unsafe-negation no-with
`);

const network = ['fetch', 'XMLHttpRequest', 'EventSource'];

/** Rules that keep globals to the modules that own them, by name and through the window. */
const keepOut = (...names) => {
  const message = 'It belongs to its own module (web/app/net, web/app/session/storage.ts): use that.';
  const objects = ['window', 'globalThis', 'self'];
  const properties = names.flatMap((property) => objects.map((object) => ({ object, property, message })));
  return {
    'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))],
    'no-restricted-properties': ['error', ...properties],
  };
};

const tests = '**/*.test.{ts,tsx}';
const stories = '**/*.stories.tsx';
const support = '**/support/**';

export default {
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./scripts/lintRules.mjs'],
  categories: { correctness: 'off' },
  ignorePatterns: [
    '/dist',
    '/release',
    '/.data',
    '/storybook-static',
    '/coverage',
    '/test-results',
    'node_modules',
  ],
  rules: {
    ...recommended,
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': [
      'error',
      { checksVoidReturn: { attributes: false, arguments: false, properties: false } },
    ],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/no-non-null-assertion': 'error',
        eqeqeq: 'error',
        'no-console': ['error', { allow: ['error', 'warn'] }],
        'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['**/*.{mjs,js,cjs}'],
      rules: scriptRules,
      globals: Object.fromEntries(
        [
          'module',
          'process',
          'console',
          'URL',
          'fetch',
          'setTimeout',
          'setInterval',
          'clearInterval',
          'clearTimeout',
          'performance',
          'Buffer',
        ].map((name) => [name, 'readonly']),
      ),
    },
    { files: ['{cli,bench,tests}/**/*.ts', 'api/main.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['contract/messages/**/*.ts', 'ui/theme/augment.ts'],
      rules: { 'max-lines': 'off', 'typescript/no-empty-object-type': 'off' },
    },
    {
      files: ['{ui,web}/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      files: ['{ui,web,api,cli}/**/*.{ts,tsx}'],
      excludeFiles: [tests],
      rules: { 'tokri/paths-from-contract': 'error' },
    },
    {
      // Colours, measures and layers come from the theme; what is drawn has its own.
      files: ['{ui,web}/**/*.{ts,tsx}'],
      excludeFiles: ['ui/{theme,samples,icons,drawings}/**', stories, tests, support],
      rules: { 'tokri/theme-values': 'error' },
    },
    {
      // What things look like is made in ui.
      files: ['web/**/*.{ts,tsx}'],
      excludeFiles: [stories, tests, support],
      rules: { 'tokri/layout-only': 'error' },
    },
    {
      // ui has no network and no storage.
      files: ['ui/**/*.{ts,tsx}'],
      excludeFiles: [stories, tests, 'ui/samples/**'],
      rules: keepOut(...network, 'localStorage', 'sessionStorage'),
    },
    {
      // In web network and storage have their modules.
      files: ['web/**/*.{ts,tsx}'],
      excludeFiles: [tests, support],
      rules: keepOut(...network, 'localStorage'),
    },
    {
      files: ['web/app/net/{call,fetchTelling,onlineStatus}.ts'],
      rules: keepOut('localStorage'),
    },
    {
      // the boot script imports nothing
      files: ['web/app/session/storage.ts', 'web/boot.ts'],
      rules: keepOut(...network),
    },
  ],
};
