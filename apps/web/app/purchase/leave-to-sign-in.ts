import { dataSelector } from '@polaris/contracts/browser-names';

/** Submits the page's form natively. It leads back to the order step. */
export const leaveToSignIn = (): void =>
  document.querySelector<HTMLFormElement>(dataSelector('purchaseService'))?.submit();
