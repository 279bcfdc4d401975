import type { Edit } from './service-machine.ts';

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
