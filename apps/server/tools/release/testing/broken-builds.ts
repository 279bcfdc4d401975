import type { Edit } from './service-machine.ts';

/** Cannot serve a page, so it fails on the copy of the data. */
export const cannotAnswer: Edit = [
  /async function createApp\(options\) \{/,
  `$& throw new Error('This version has no pages.');`,
];

/** Fails only at the real start, after it has changed the database. */
export const cannotStart: Edit = [
  /async function seedWhenEmpty\(environment, database, dataSource\) \{/,
  `$& throw new Error('This version does not start.');`,
];
