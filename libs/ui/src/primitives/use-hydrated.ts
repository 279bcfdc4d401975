import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until React has taken over what the server wrote. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
