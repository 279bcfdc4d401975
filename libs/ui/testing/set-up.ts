import { afterEach } from '@jest/globals';
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

configure({
  /** A shared machine can be slow; what never comes still fails its test. */
  asyncUtilTimeout: 30_000,
  /** The page is printed for what never came, and not each time that something is not there yet. */
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});

/** While queries are tried again. The library knows it, and does not type it. */
function isWaiting(): boolean {
  const config: object = getConfig();
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  );
}

/** Each test is a tab of its own. */
afterEach(() => {
  if (typeof window !== 'undefined') sessionStorage.clear();
});
