import { afterEach, beforeAll } from '@jest/globals';
import { configure, getConfig } from '@testing-library/react';
import React from 'react';

const { getElementError } = getConfig();

configure({
  /** Shared machines can be slow. */
  asyncUtilTimeout: 30_000,
  /** Prints the page only when a query finally fails. */
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** React stops recording a stack for each element once it has many: a sixth of the time, for messages of its tools. */
Object.defineProperty(Reflect.get(React, INTERNALS) as object, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set() {},
});

/** Set while queries are retried; missing in the library's types. */
function isWaiting(): boolean {
  const config: object = getConfig();
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  );
}

/**
 * Responses of a real server arrive asynchronously, and tests wait for what is shown. Without this React
 * requires `act()`.
 */
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Each test is a separate tab. */
afterEach(() => {
  if (typeof window !== 'undefined') sessionStorage.clear();
});
