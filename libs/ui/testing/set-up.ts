import { afterEach } from '@jest/globals';
import { configure } from '@testing-library/react';

/** A shared machine can be slow; what never comes still fails its test. */
configure({ asyncUtilTimeout: 30_000 });

/** Each test is a tab of its own. */
afterEach(() => {
  if (typeof window !== 'undefined') sessionStorage.clear();
});
