import { type Arrival, arrivalSchema } from '@polaris/contracts';
import { storageKeys } from '@polaris/contracts/browser-names';

/** How this visit began, as the page's script has noted it. */
export const notedArrival = (): Arrival | undefined => {
  try {
    return readArrival(sessionStorage.getItem(storageKeys.arrival));
  } catch {
    return undefined;
  }
};

/** Undefined for nothing, and for what a message cannot carry: that is no reason to refuse it. */
export function readArrival(noted: unknown): Arrival | undefined {
  try {
    return arrivalSchema.parse(JSON.parse(String(noted)));
  } catch {
    return undefined;
  }
}
