import { dataSelector } from '@polaris/contracts/browser-names';

/** Where a click does something else than without scripts. */
export const heldClicks = [
  dataSelector('interest'),
  dataSelector('talk'),
  dataSelector('account'),
  dataSelector('portfolioFilter'),
  dataSelector('servicesClear'),
  dataSelector('purchaseService'),
  dataSelector('reloading'),
  dataSelector('reloadingText'),
].join();
