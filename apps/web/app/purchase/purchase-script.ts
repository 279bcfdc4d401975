import { dataOf, dataSelector } from '@polaris/contracts/browser-names';
import { RESUMED, currentIntent, forgetIntent, intend, want } from './purchase-intent.ts';
import { mayBeSignedIn } from '../layout/account-menu-script.ts';

/**
 * Buying begins with the form of the page. Signed out, it leads to the sign-in page, as it does without
 * scripts, and the purchase goes on when the visitor comes back. Answers whether it does so now.
 */
export function startPurchase(): boolean {
  const form = document.querySelector<HTMLFormElement>(dataSelector('purchaseService'));
  if (!form) return false;
  form.addEventListener('submit', (event) => {
    const intent = intend(offerOf(form));
    if (!mayBeSignedIn()) return;
    event.preventDefault();
    want(intent);
  });
  return resume(offerOf(form).serviceId);
}

const offerOf = (form: HTMLFormElement) => ({
  serviceId: Number(dataOf(form, 'purchaseService')),
  amount: Number(dataOf(form, 'amount')),
});

function resume(serviceId: number): boolean {
  const resumed = location.hash === RESUMED;
  const intent = currentIntent(serviceId);
  if (resumed) history.replaceState(null, '', location.pathname + location.search);
  else forgetIntent();
  if (!resumed || !intent || !mayBeSignedIn()) return false;
  want(intent);
  return true;
}
