import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import * as houseRules from './.ci/boundaries/boundaries.js';
import { oneWord } from './.ci/words/words-rule.js';

const source = ['libs/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'];

export default tseslint.config(
  {
    ignores: [
      '**/{node_modules,dist,build,out,reports,test-results,playwright-report}/',
      '**/.{nx,react-router,data}/',
      '.ci/boundaries/{legal,illegal,unplaced}/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/only-throw-error': [
        'error',
        // React Router answers a redirect or a status by throwing it.
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
          ],
        },
      ],
      // What promises by its interface may have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Render text as text; a script of our own goes through the root layout.',
        },
        {
          selector: "JSXAttribute[name.name='size'][value.value='icon']",
          message: 'Take IconButton: it has a tooltip with its name.',
        },
      ],
    },
  },
  {
    // What a call answers is what its test looks into, unread by any schema.
    files: ['**/*.spec.{ts,tsx}', 'apps/server/src/testing/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['libs/ui/**/*.{ts,tsx}', 'apps/{web,desktop}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: source,
    ignores: [
      '**/*.spec.{ts,tsx}',
      'apps/web/content/**',
      'apps/server/src/{migrations,commands/seed}/**',
    ],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Landed migrations are never edited; the others name the words to refuse them.
    ignores: ['apps/server/src/migrations/**', '.ci/words/**'],
    plugins: { polaris: { rules: { 'one-word': oneWord } } },
    rules: { 'polaris/one-word': 'error' },
  },
  {
    files: source,
    ignores: ['apps/web/*.config.{ts,js}'],
    plugins: { boundaries },
    settings: houseRules.settings,
    rules: houseRules.rules,
  },
);
