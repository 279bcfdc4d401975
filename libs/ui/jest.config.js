import { bundlePackages } from '../../.ci/bundle-packages.js';
import { unit, workerIdleMemoryLimit } from '../../.ci/jest.base.js';

// West of UTC, where a day that is read as midnight UTC shows as the day before.
process.env.TZ = 'America/Los_Angeles';

export const suites = { count: 4, tidyUp: `${import.meta.dirname}/testing/after-file.ts` };

export default unit('ui', import.meta.dirname, {
  testEnvironment: '<rootDir>/testing/browser-environment.js',
  setUp: ['<rootDir>/testing/set-up.ts'],
  workerIdleMemoryLimit,
  moduleNameMapper: await bundlePackages({
    project: import.meta.dirname,
    folders: ['src', 'testing', '../../libs/contracts/src'],
    packages: [
      '@hookform',
      '@radix-ui',
      '@tanstack',
      '@testing-library',
      'clsx',
      'date-fns',
      'downshift',
      'lucide-react',
      'react',
      'react-dom',
      'react-hook-form',
      'react-markdown',
      'react-router',
      'zod',
    ],
    // What the compiler writes for JSX.
    more: { 'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'] },
    conditions: ['browser', 'import', 'default'],
  }),
});
