import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { tokriRules } from './scripts/lintRules.mjs';

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

// What needs types is looked at by .oxlintrc.json.
export default tseslint.config(
  { ignores: ['dist', 'release', 'node_modules', '.data', 'storybook-static', 'coverage', 'test-results'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.{mjs,js,cjs}'],
    languageOptions: {
      globals: {
        module: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  { files: ['{cli,bench,tests}/**/*.ts', 'api/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['contract/messages/**/*.ts', 'ui/theme/augment.ts'],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-empty-object-type': 'off' },
  },
  {
    files: ['{ui,web}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A path of the API stands in the table of calls and nowhere else.
    files: ['{ui,web,api,cli}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Literal[value=/^\\u002Fapi\\u002F(user|category|subcategory|product|cart|address|order|file|shop)\\u002F/]',
          message: 'Take the path from contract/calls.ts.',
        },
      ],
    },
  },
  {
    // Colours, measures and layers come from the theme; what is drawn has its own.
    files: ['{ui,web}/**/*.{ts,tsx}'],
    ignores: [
      'ui/{theme,samples,icons,drawings}/**',
      '**/*.stories.tsx',
      '**/*.test.{ts,tsx}',
      '**/support/**',
    ],
    plugins: { tokri: tokriRules },
    rules: { 'tokri/theme-values': 'error' },
  },
  {
    // What things look like is made in ui.
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['**/*.{stories,test}.{ts,tsx}', '**/support/**'],
    plugins: { tokri: tokriRules },
    rules: { 'tokri/layout-only': 'error' },
  },
  {
    // ui has no network and no storage.
    files: ['ui/**/*.{ts,tsx}'],
    ignores: ['**/*.{stories,test}.{ts,tsx}', 'ui/samples/**'],
    rules: keepOut(...network, 'localStorage', 'sessionStorage'),
  },
  {
    // In web network and storage have their modules.
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/support/**'],
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
);
