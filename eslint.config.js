import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';
import * as houseRules from './.ci/boundaries/boundaries.js';
import { oneWord } from './.ci/words/words-rule.js';

const source = ['libs/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'];

/** True for `constructor`, too, and what every object has. A name that is written out is no danger. */
const refusedIn = {
  selector:
    "BinaryExpression[operator='in']:not([left.type=/^(Literal|PrivateIdentifier)$/]):not([left.object.name='Symbol'])",
  message: 'Take Object.hasOwn, a Map or a Set: the name may be one that every object has.',
};

/** What types do not refuse: see platform/database/sql.ts. */
const refusedSql = [
  {
    selector:
      "CallExpression[callee.property.name='query'][arguments.0.type=/^(Literal|TemplateLiteral|BinaryExpression)$/]",
    message: 'Tag it with sql: values are bound, names come through sql.identifier.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^((and|or)?where|(and|or)?having|(add)?(select|orderBy|groupBy)|(left|inner)Join(AndSelect)?)$/i]:not([callee.object.name='Map']):not([arguments.0.type='Literal'])",
    message: 'Write it out, or take database.query with sql: a query builder takes any text.',
  },
  {
    selector: "ImportDeclaration[source.value='typeorm'] ImportSpecifier[imported.name='Raw']",
    message: 'Take database.query with sql: Raw takes any text.',
  },
  {
    selector: "TSAsExpression TSTypeReference[typeName.name='SqlText']",
    message: 'Tag it with sql: a cast makes SQL of any text.',
  },
];

const refusedSyntax = [
  refusedIn,
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Render text as text; a script of our own goes through the root layout.',
  },
  {
    selector: "JSXAttribute[name.name='size'][value.value='icon']",
    message: 'Take IconButton: it has a tooltip with its name.',
  },
];

/*
 * Only what is this product's own: who may import whom, its words, the size of its files. Everything else,
 * and the types, is checked by oxlint (.oxlintrc.json), which is many times as fast.
 */
export default tseslint.config(
  {
    ignores: [
      '**/{node_modules,dist,build,out,reports,test-results,playwright-report}/',
      '**/.{nx,react-router,data}/',
      '.ci/boundaries/{legal,illegal,unplaced}/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...refusedSyntax],
    },
  },
  {
    files: ['libs/ui/src/**/*.tsx'],
    ignores: ['libs/ui/src/primitives/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...refusedSyntax,
        {
          selector: 'JSXOpeningElement[name.name=/^(form|dialog)$/]',
          message: 'Take Form or Dialog: they focus the first field and turn shortcuts off.',
        },
      ],
    },
  },
  {
    files: ['apps/web/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='page'][callee.property.name='route']",
          message:
            'Take page.context().route: the page alone misses what a service worker fetches.',
        },
        refusedIn,
      ],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: [
      '**/*.spec.ts',
      'apps/server/src/platform/database/{connections,database,sql}.ts',
      'apps/server/src/migrations/**',
      // Asks the pool whether the database is there.
      'apps/server/src/health/health.controller.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        refusedIn,
        ...refusedSql,
        {
          selector: "TSTypeReference[typeName.name='EntityManager']",
          message: 'Take Database: its transaction is ambient, and nothing is handed on.',
        },
        {
          selector:
            "MemberExpression[object.object.type='ThisExpression'][object.property.name='dataSource']",
          message: 'Take Database: this would leave the open transaction.',
        },
        {
          selector: 'NewExpression[callee.property.name=/^(Client|Pool)$/]',
          message: 'Take createClient: an error that nobody hears ends the process.',
        },
        {
          selector: 'NewExpression[callee.name=/^(Client|Pool|DataSource)$/]',
          message:
            'Take createClient or openDataSource: an error that nobody hears ends the process.',
        },
      ],
    },
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
