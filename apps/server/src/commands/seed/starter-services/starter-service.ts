import type { ServiceInput } from '@polaris/contracts';

type Included = 'includedSessions' | 'sessionMinutes' | 'bookWithinDays';

/** A service of the starter catalog, every field given; most come without sessions. */
export type StarterService = {
  [Field in Exclude<keyof ServiceInput, 'version' | Included>]-?: Exclude<
    ServiceInput[Field],
    undefined
  >;
} & Pick<ServiceInput, Included>;
