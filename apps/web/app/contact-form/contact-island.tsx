import type { ContactFormValues } from '@polaris/contracts';
import { Toaster } from '@polaris/ui/primitives/toast';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

export function hydrate(element: HTMLElement): void {
  const { island } = element.dataset;
  hydrateRoot(element, <ContactForm {...currentProps(element)} />, {
    ...(island && { identifierPrefix: island }),
  });
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);
}

/** As the server wrote them, save for the radio that was picked since: radios do not keep themselves. */
function currentProps(element: HTMLElement): ContactFormProps {
  const props = JSON.parse(element.dataset.props ?? '{}') as ContactFormProps;
  const picked = element.querySelector<HTMLInputElement>('[name=preferredContact]:checked');
  if (!picked) return props;
  const preferredContact = picked.value as NonNullable<ContactFormValues['preferredContact']>;
  return { ...props, values: { ...props.values, preferredContact } };
}
