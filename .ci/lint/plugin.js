/*
 * Rules that are specific to this product: imports, words, and what to use instead of what is refused here.
 * .oxlintrc.json says which files each applies to, and has all other rules.
 */
import { imports } from '../boundaries/imports-rule.js';
import { oneWord } from '../words/words-rule.js';

const refuse = (message, ...selectors) => ({
  createOnce: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
    ),
});

export default {
  meta: { name: 'polaris' },
  rules: {
    imports,
    'one-word': oneWord,

    // Also true for `constructor` and other names that every object has. A literal name is safe.
    'no-in': refuse(
      'Take Object.hasOwn, a Map or a Set: the name may be one that every object has.',
      "BinaryExpression[operator='in']:not([left.type=/^(Literal|PrivateIdentifier)$/]):not([left.object.name='Symbol'])",
    ),
    'no-raw-html': refuse(
      'Render text as text; a script of our own goes through the root layout.',
      "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    ),
    'icon-button': refuse(
      'Take IconButton: it has a tooltip with its name.',
      "JSXAttribute[name.name='size'][value.value='icon']",
    ),
    'own-form': refuse(
      'Take Form or Dialog: they focus the first field and turn shortcuts off.',
      'JSXOpeningElement[name.name=/^(form|dialog)$/]',
    ),
    'acting-key': refuse(
      'Take actingKey: Enter and Escape also end a composition, which must not act.',
      "BinaryExpression[left.property.name='key'][right.value=/^(Enter|Escape)$/]",
      "BinaryExpression[left.name='key'][right.value=/^(Enter|Escape)$/]",
    ),
    'context-route': refuse(
      'Take page.context().route: the page alone misses what a service worker fetches.',
      "CallExpression[callee.object.name='page'][callee.property.name='route']",
    ),

    // What types cannot refuse: see platform/database/sql.ts.
    'tagged-query': refuse(
      'Tag it with sql: values are bound, names come through sql.identifier.',
      "CallExpression[callee.property.name='query'][arguments.0.type=/^(Literal|TemplateLiteral|BinaryExpression)$/]",
    ),
    'literal-clause': refuse(
      'Write it out, or take database.query with sql: a query builder takes any text.',
      "CallExpression[callee.property.name=/^((and|or)?where|(and|or)?having|(add)?(select|orderBy|groupBy)|(left|inner)Join(AndSelect)?)$/i]:not([callee.object.name='Map']):not([arguments.0.type='Literal'])",
    ),
    'no-raw-sql': refuse(
      'Take database.query with sql: Raw takes any text.',
      "ImportDeclaration[source.value='typeorm'] ImportSpecifier[imported.name='Raw']",
    ),
    'no-sql-cast': refuse(
      'Tag it with sql: a cast makes SQL of any text.',
      "TSAsExpression TSTypeReference[typeName.name='SqlText']",
    ),
    'ambient-transaction': refuse(
      'Take Database: its transaction is ambient, and nothing leaves it or is handed on.',
      "TSTypeReference[typeName.name='EntityManager']",
      "MemberExpression[object.object.type='ThisExpression'][object.property.name='dataSource']",
    ),
    'own-client': refuse(
      'Take createClient or openDataSource: an error that nobody hears ends the process.',
      'NewExpression[callee.property.name=/^(Client|Pool)$/]',
      'NewExpression[callee.name=/^(Client|Pool|DataSource)$/]',
    ),
  },
};
