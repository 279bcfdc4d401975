import { dataSelector } from '@polaris/contracts/browser-names';

/**
 * Submits the page's form natively. It leads back to the order step. Who was signed in has an account:
 * the fragment, which redirects keep, shows signing in first.
 */
export function leaveToSignIn(): void {
  const form = document.querySelector<HTMLFormElement>(dataSelector('purchaseService'));
  if (!form) return;
  form.action = '/api/login#sign-in';
  form.submit();
}
