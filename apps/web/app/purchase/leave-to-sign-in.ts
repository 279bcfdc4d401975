import { dataSelector } from '@polaris/contracts/browser-names';

/**
 * Submits the page's form natively; sign-in then leads back to the order step. A signed-out visitor has an account: the
 * fragment, which redirects keep, shows the sign-in form first.
 */
export function leaveToSignIn(): void {
  const form = document.querySelector<HTMLFormElement>(dataSelector('purchaseService'));
  if (!form) return;
  form.action = '/api/login#sign-in';
  form.submit();
}
