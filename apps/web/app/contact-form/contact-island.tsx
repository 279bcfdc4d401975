import type { ContactFormValues } from '@polaris/contracts';
import { hydrateRoot } from 'react-dom/client';
import { mountToaster } from '../islands/mount-toaster.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

export function hydrate(element: HTMLElement): void {
  const { island } = element.dataset;
  hydrateRoot(element, <ContactForm {...currentProps(element)} />, {
    ...(island && { identifierPrefix: island }),
  });
  mountToaster();
}

/** As the server wrote them, save for the radio that was picked since: radios do not keep themselves. */
function currentProps(element: HTMLElement): ContactFormProps {
  const props = JSON.parse(element.dataset.props ?? '{}') as ContactFormProps;
  const picked = element.querySelector<HTMLInputElement>('[name=preferredContact]:checked');
  if (!picked) return props;
  const preferredContact = picked.value as NonNullable<ContactFormValues['preferredContact']>;
  return { ...props, values: { ...props.values, preferredContact } };
}
