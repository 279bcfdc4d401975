import type { ContactFormValues } from '@polaris/contracts';
import { hydrateRoot, createRoot } from 'react-dom/client';
import { readIsland } from '../islands/island-data.ts';
import { isJustSent } from './just-sent.ts';
import { showSent } from './show-sent.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { Toaster } from '@polaris/ui/primitives/toast/toast';

export function hydrate(element: HTMLElement): void {
  const { props, identifierPrefix } = readIsland<ContactFormProps>(element);
  const form = <ContactForm {...withPickedRadio(props, element)} />;
  const isSent = isJustSent();
  hydrateRoot(element, form, { identifierPrefix });
  mountToaster();
  if (isSent) showSent(props.texts.sent);
}

/** The radio picked before hydration, which React would reset to the server's value. */
function withPickedRadio(props: ContactFormProps, element: HTMLElement): ContactFormProps {
  const picked = element.querySelector<HTMLInputElement>('[name=preferredContact]:checked');
  if (!picked) return props;
  const preferredContact = picked.value as NonNullable<ContactFormValues['preferredContact']>;
  return { ...props, values: { ...props.values, preferredContact } };
}

/** An island's messages appear outside of it. */
function mountToaster(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);
}
