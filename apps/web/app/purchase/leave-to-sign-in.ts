import { dataSelector } from '@polaris/contracts/browser-names';

/** The way of the page's form without scripts, which no listener stops. It leads back to the order step. */
export const leaveToSignIn = (): void =>
  document.querySelector<HTMLFormElement>(dataSelector('purchaseService'))?.submit();
