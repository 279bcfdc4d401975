import type { ServiceInput } from '@polaris/contracts';

/** A service of the starter catalog, every field given. */
export type StarterService = {
  [Field in Exclude<keyof ServiceInput, 'version'>]-?: Exclude<ServiceInput[Field], undefined>;
};
