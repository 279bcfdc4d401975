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
  /** Where the form is posted to without scripts. */
  action: string;
  texts: ContactTexts;
  /** What the form opens with: a service's name, or the words of a post that was refused. */
  values?: Partial<ContactFormValues>;
  problem?: Problem;
  sent?: boolean;
}

export function ContactForm({ action, texts, values, problem, sent = false }: ContactFormProps) {
  const [done, setDone] = useState(sent);
  if (done) {
    const reopen = () => setDone(false);
    return (
      <ThankYouPanel {...texts.thanks} onAgain={reopen} formPath={action} takesFocus={!sent} />
    );
  }
  return (
    <ContactFields
      action={action}
      sentText={texts.sent}
      values={values}
      problem={problem}
      onSent={() => setDone(true)}
    />
  );
}
