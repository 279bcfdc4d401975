import { dataSelector } from '@polaris/contracts/browser-names';
import { hasSignedInHint } from '../layout/header/account-menu-script.ts';
import {
  dropOrderStep,
  isOrderStepOpen,
  openOrderStep,
  separateOrderStep,
} from './order-step-address.ts';
import { showStepLoading } from './order-step-loading.ts';

/**
 * Opens the order step. A signed-out visitor goes to the sign-in page, and returns to the step
 * afterward. Returns whether to show the step now.
 */
export function startPurchase(): boolean {
  const form = document.querySelector<HTMLFormElement>(dataSelector('purchaseService'));
  if (!form) return false;
  form.addEventListener('submit', (event) => {
    if (!hasSignedInHint()) return;
    event.preventDefault();
    showStepLoading();
    openOrderStep();
  });
  return resume();
}

function resume(): boolean {
  if (!isOrderStepOpen()) return false;
  if (!hasSignedInHint()) {
    dropOrderStep();
    return false;
  }
  separateOrderStep();
  showStepLoading();
  return true;
}
