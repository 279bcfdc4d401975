import { dataSelector } from '@polaris/contracts/browser-names';

/** Sends the token of the address along. It is read at that moment: another link may have been opened. */
export function startMailedLink(): void {
  const form = document.querySelector<HTMLFormElement>(dataSelector('mailedLink'));
  if (!form) return;
  form.addEventListener('formdata', ({ formData }) =>
    formData.set('token', location.hash.slice(1)),
  );
  form.querySelector('button')!.disabled = false;
}
