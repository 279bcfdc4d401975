import { dataSelector } from '@polaris/contracts/browser-names';
import { mayBeSignedIn } from '../layout/account-menu-script.ts';
import {
  dropOrderStep,
  isOrderStepOpen,
  openOrderStep,
  separateOrderStep,
} from './order-step-address.ts';
import { showStepLoading } from './order-step-loading.ts';

/**
 * The button of a service's page opens the order step. Signed out, it leads to the sign-in page, as it does
 * without scripts, and the way back from there leads to the step. Returns whether the step is to be
 * shown now.
 */
export function startPurchase(): boolean {
  const form = document.querySelector<HTMLFormElement>(dataSelector('purchaseService'));
  if (!form) return false;
  form.addEventListener('submit', (event) => {
    if (!mayBeSignedIn()) return;
    event.preventDefault();
    showStepLoading();
    openOrderStep();
  });
  return resume();
}

function resume(): boolean {
  if (!isOrderStepOpen()) return false;
  if (!mayBeSignedIn()) {
    dropOrderStep();
    return false;
  }
  separateOrderStep();
  showStepLoading();
  return true;
}
