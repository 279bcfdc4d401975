import { bundlePackages } from '../../.ci/bundle-packages.js';
import { unit, workerIdleMemoryLimit } from '../../.ci/jest.base.js';

export const suites = { count: 6, tidyUp: `${import.meta.dirname}/src/testing/left-open.ts` };

/** One PostgreSQL for the whole run; every test file makes a database of its own in it. */
export default unit('server', import.meta.dirname, {
  decorators: true,
  // Hundreds of small programs start: half of their time would be compiling.
  setUp: ['<rootDir>/src/testing/processes/compiled.ts'],
  // Much of the time is waiting, for mail that is tried again and for processes to start and to die.
  maxWorkers: 3,
  workerIdleMemoryLimit,
  moduleNameMapper: await bundlePackages({
    project: import.meta.dirname,
    folders: ['src', '../../libs/contracts/src'],
    packages: [
      '@fastify',
      '@nestjs',
      'age-encryption',
      'class-transformer',
      'class-validator',
      'csv-parse',
      'csv-stringify',
      'fastify',
      'helmet',
      'ical-generator',
      'nodemailer',
      'openid-client',
      'p-limit',
      'pg',
      'pg-boss',
      'pino',
      'rate-limiter-flexible',
      'reflect-metadata',
      'rxjs',
      'typeorm',
      'zod',
    ],
    // TypeORM requires pg by name, and age is imported only when it is needed.
    more: {
      'age-encryption': ['Decrypter', 'Encrypter', 'identityToRecipient'],
      pg: ['Client', 'Pool', 'types'],
    },
  }),
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
});
