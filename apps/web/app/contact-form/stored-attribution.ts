import { type Attribution, attributionSchema } from '@polaris/contracts';
import { storageKeys } from '@polaris/contracts/browser-names';

/** The attribution recorded by the page's script. */
export const storedAttribution = (): Attribution | undefined => {
  try {
    return parseAttribution(sessionStorage.getItem(storageKeys.arrival));
  } catch {
    return undefined;
  }
};

/** Undefined if missing or invalid: that is no reason to reject a message. */
export function parseAttribution(stored: unknown): Attribution | undefined {
  try {
    return attributionSchema.parse(JSON.parse(String(stored)));
  } catch {
    return undefined;
  }
}
