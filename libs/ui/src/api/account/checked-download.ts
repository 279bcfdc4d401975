import { checkRecentFactor } from '@polaris/contracts';
import type { MouseEvent } from 'react';
import { call } from '../client/client.ts';

/** Links that may be followed now. */
const checked = new WeakSet<HTMLAnchorElement>();

/**
 * For the click on a download that asks for a recent code of the second factor: a browser that follows
 * the link could not ask for it.
 */
export async function checkedDownload(
  event: MouseEvent<HTMLAnchorElement>,
  reportFailure: (error: unknown) => void,
): Promise<void> {
  const link = event.currentTarget;
  if (checked.delete(link)) return;
  event.preventDefault();
  try {
    await call(checkRecentFactor);
    checked.add(link);
    link.click();
  } catch (error) {
    reportFailure(error);
  }
}
