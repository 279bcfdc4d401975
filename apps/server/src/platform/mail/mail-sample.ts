import { type MailTemplate, type RenderedMail, renderMail } from './render-mail';

/** A template filled in with invented data, to look at and to test. */
export interface MailSample {
  name: string;
  template: MailTemplate<never>;
  render: () => Promise<RenderedMail>;
}

export const mailSample = <Props>(
  name: string,
  template: MailTemplate<Props>,
  props: Props,
): MailSample => ({ name, template, render: () => renderMail(template, props) });
