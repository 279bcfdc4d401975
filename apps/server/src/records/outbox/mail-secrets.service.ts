import { Injectable } from '@nestjs/common';
import { LINK_LEFT_OUT } from '@polaris/contracts';
import type { MailEntity, MailHeaders, MailSecrets } from './mail.entity';

/** The placeholder of a one-time link in a mail's text. */
export const LINK = '{{link}}';
export const CODE = '{{code}}';
/** The placeholders of a payment link and of an invitation, in a mail with several links. */
export const PAY_LINK = '{{pay-link}}';
export const INVITATION_LINK = '{{invitation-link}}';
/** The placeholder of the one-click unsubscribe address in a header. */
export const ONE_CLICK_LINK = '{{one-click}}';

export interface MailValues {
  link: string;
  code?: string;
  oneClick?: string;
  pay?: string;
  invitation?: string;
}

/** Creates the values; undefined if the mail no longer needs to be sent. */
type MakeValues = (
  userId: string,
  recipient: string,
  aboutId: number | null,
  /** With the placeholders. */
  body: string,
) => Promise<MailValues | undefined>;

type Text = { body: string; html: string | null; headers: MailHeaders | null };

/**
 * Creates the one-time links and codes of mails. They are created when a mail is sent and put only into the sent copy,
 * so that none is in the outbox, in a backup or on a screen.
 */
@Injectable()
export class MailSecretsService {
  private readonly makers = new Map<MailSecrets, MakeValues>();

  register(kind: MailSecrets, make: MakeValues): void {
    this.makers.set(kind, make);
  }

  /** Returns the mail to send; undefined if it no longer needs to be sent. */
  async fill<Mail extends Text & Pick<MailEntity, 'secrets' | 'userId' | 'recipient' | 'aboutId'>>(
    mail: Mail,
  ): Promise<Mail | undefined> {
    const { secrets, userId, recipient, aboutId, body } = mail;
    if (!secrets) return mail;
    const values = await this.makers.get(secrets)?.(userId ?? '', recipient, aboutId, body);
    return values && { ...mail, ...fillText(mail, values) };
  }
}

/** The text with its one-time values replaced, for display. */
export const withoutSecrets = (body: string): string =>
  put(body, {
    link: LINK_LEFT_OUT,
    code: '[a code]',
    pay: LINK_LEFT_OUT,
    invitation: LINK_LEFT_OUT,
  });

const fillText = ({ body, html, headers }: Text, values: MailValues): Text => ({
  body: put(body, values),
  html: html && put(html, values),
  headers: headers && fillHeaders(headers, values),
});

const fillHeaders = (headers: MailHeaders, values: MailValues): MailHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, put(value, values)]));

const put = (text: string, values: MailValues): string => {
  const { link, code = '', oneClick = '', pay = '', invitation = '' } = values;
  return text
    .replaceAll(LINK, link)
    .replaceAll(CODE, code)
    .replaceAll(ONE_CLICK_LINK, oneClick)
    .replaceAll(PAY_LINK, pay)
    .replaceAll(INVITATION_LINK, invitation);
};
