import type { ContactFormValues } from '@polaris/contracts';
import { hydrateRoot } from 'react-dom/client';
import { readIsland } from '../islands/island-data.ts';
import { mountToaster } from '../islands/mount-toaster.tsx';
import { isJustSent } from './just-sent.ts';
import { showSent } from './show-sent.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

export function hydrate(element: HTMLElement): void {
  const { props, identifierPrefix } = readIsland<ContactFormProps>(element);
  const form = <ContactForm {...withPickedRadio(props, element)} />;
  const isSent = isJustSent();
  hydrateRoot(element, form, { identifierPrefix });
  mountToaster();
  if (isSent) showSent(props.texts.sent);
}

/** The radio that was picked before hydration: React would set it back to what the server wrote. */
function withPickedRadio(props: ContactFormProps, element: HTMLElement): ContactFormProps {
  const picked = element.querySelector<HTMLInputElement>('[name=preferredContact]:checked');
  if (!picked) return props;
  const preferredContact = picked.value as NonNullable<ContactFormValues['preferredContact']>;
  return { ...props, values: { ...props.values, preferredContact } };
}
