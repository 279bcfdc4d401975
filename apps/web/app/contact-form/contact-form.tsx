import type { ContactFormValues, Problem } from '@polaris/contracts';
import { useState } from 'react';
import { ContactFields } from './contact-fields.tsx';
import { ThankYouPanel } from './thank-you-panel.tsx';

/** Per-page settings, serializable as JSON. */
export interface ContactTexts {
  /** The toast after sending. */
  sent: string;
  thanks: { title: string; text: string; again?: string };
}

export interface ContactFormProps {
  /** The form's action without scripts. Without an anchor, as browsers would then ignore autofocus. */
  action: string;
  /** The anchor of the form, for the link back to it. */
  formPath: string;
  texts: ContactTexts;
  /** The page that books a free call, if one can be booked. */
  call?: string;
  /** Initial values: a service's name, or the values of a rejected post. */
  values?: Partial<ContactFormValues>;
  problem?: Problem;
  sent?: boolean;
}

/** Shows an empty form again, focused if the visitor requested it. */
type Stage = 'opening' | 'sent' | 'again' | 'reset';

export function ContactForm(props: ContactFormProps) {
  const { action, formPath, texts, call, values, problem, sent = false } = props;
  const [stage, setStage] = useState<Stage>(sent ? 'sent' : 'opening');
  if (stage === 'sent') {
    return (
      <ThankYouPanel
        {...texts.thanks}
        call={call}
        onAgain={setStage}
        formPath={formPath}
        takesFocus={!sent}
      />
    );
  }
  const opening = stage === 'opening' ? { values, problem } : {};
  return (
    <ContactFields
      {...opening}
      action={action}
      sentText={texts.sent}
      takesFocus={stage === 'again'}
      onSent={() => setStage('sent')}
    />
  );
}
