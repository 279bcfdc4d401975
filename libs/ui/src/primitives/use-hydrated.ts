import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until React has hydrated the page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
