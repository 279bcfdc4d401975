import type { ContactFormValues, Problem } from '@polaris/contracts';
import { useState } from 'react';
import { ContactFields } from './contact-fields.tsx';
import { ThankYouPanel } from './thank-you-panel.tsx';

/** What differs from page to page; all of it can be written as JSON. */
export interface ContactTexts {
  /** The toast's sentence after sending. */
  sent: string;
  thanks: { title: string; text: string; again?: string };
}

export interface ContactFormProps {
  /**
   * Where the form is posted to without scripts. No place on the page: browsers then ignore the field
   * that asks for the focus.
   */
  action: string;
  /** The form's place, for the link back to it. */
  formPath: string;
  texts: ContactTexts;
  /** What the form opens with: a service's name, or the words of a post that was refused. */
  values?: Partial<ContactFormValues>;
  problem?: Problem;
  sent?: boolean;
}

/** After sending the form opens empty: for who asked for it, with the focus in it, or unasked. */
type Stage = 'opening' | 'sent' | 'again' | 'reset';

export function ContactForm(props: ContactFormProps) {
  const { action, formPath, texts, values, problem, sent = false } = props;
  const [stage, setStage] = useState<Stage>(sent ? 'sent' : 'opening');
  if (stage === 'sent') {
    return (
      <ThankYouPanel {...texts.thanks} onAgain={setStage} formPath={formPath} takesFocus={!sent} />
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
