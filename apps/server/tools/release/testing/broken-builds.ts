import type { Edit } from './service-machine.ts';

/** A version that has changed the tables further, once for each statement, which may run again. */
export const withMigrations = (...statements: string[]): Edit => [
  /(\n\t[A-Z]\w*17\d{11})\n\]/,
  `$1${statements
    .map((statement, index) => {
      const name = `Later179999999999${index}`;
      return `,
	class ${name} { name = '${name}'; up(runner) { return runner.query(\`${statement}\`); } async down() {} }`;
    })
    .join('')}
]`,
];

/** It cannot answer a page, so it fails on the copy of the data. */
export const cannotAnswer: Edit = [
  /async function createApp\(options\) \{/,
  `$& throw new Error('This version has no pages.');`,
];

/** It only fails at the real start, after it has changed the database. */
export const cannotStart: Edit = [
  /async function seedWhenEmpty\(environment, database, dataSource\) \{/,
  `$& throw new Error('This version does not start.');`,
];
