import { dataSelector } from '@polaris/contracts/browser-names';

/** Adds the token of the address to the form. Read when it is sent, as another link may have been opened. */
export function startMailedLink(): void {
  const form = document.querySelector<HTMLFormElement>(dataSelector('mailedLink'));
  if (!form) return;
  form.addEventListener('formdata', ({ formData }) =>
    formData.set('token', location.hash.slice(1)),
  );
  form.querySelector('button')!.disabled = false;
}
