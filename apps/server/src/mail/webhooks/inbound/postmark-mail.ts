import * as z from 'zod/mini';
import { addressIn } from '../provider-words';
import { type ArrivedMail, type MailHeader, headerOf, headersOf, storable } from './received-mail';

const said = z.optional(z.nullable(z.string()));
const people = z.optional(z.nullable(z.array(z.object({ Email: said }))));

/** https://postmarkapp.com/developer/webhooks/inbound-webhook */
export const postmarkMailSchema = z.object({
  MessageID: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  From: said,
  FromFull: z.optional(z.nullable(z.object({ Email: said }))),
  ToFull: people,
  CcFull: people,
  BccFull: people,
  OriginalRecipient: said,
  Subject: said,
  TextBody: said,
  HtmlBody: said,
  Headers: z.optional(z.nullable(z.array(z.object({ Name: z.string(), Value: said })))),
  /** Base64. */
  Attachments: z.optional(z.nullable(z.array(z.object({ Name: said, Content: said })))),
});
type PostmarkMail = z.output<typeof postmarkMailSchema>;

/** Uses the full text: StrippedTextReply recognizes the quotes of only a few mail programs. */
export function postmarkMail(mail: PostmarkMail): ArrivedMail {
  const headers = (mail.Headers ?? []).map(({ Name, Value }) => ({
    name: Name,
    value: Value ?? '',
  }));
  return {
    id: mail.MessageID,
    recipients: recipientsOf(mail),
    read: async () => ({
      sender: addressIn(mail.FromFull?.Email ?? mail.From ?? undefined),
      subject: storable(mail.Subject ?? ''),
      plainText: storable(mail.TextBody ?? '').trim(),
      html: mail.HtmlBody ?? '',
      files: (mail.Attachments ?? []).map(({ Name, Content }) => ({
        name: storable(Name ?? ''),
        content: Buffer.from(Content ?? '', 'base64'),
      })),
      messageId: headerOf(headers, 'message-id') ?? mail.MessageID,
      headers,
      isForged: isForged(headers),
    }),
  };
}

function recipientsOf({ OriginalRecipient, ToFull, CcFull, BccFull }: PostmarkMail): string[] {
  const named = [ToFull, CcFull, BccFull].flatMap((list) => list ?? []).map(({ Email }) => Email);
  return [OriginalRecipient, ...named].filter((text) => typeof text === 'string');
}

/**
 * Uses SpamAssassin's verdicts (https://postmarkapp.com/developer/user-guide/inbound/parse-an-email): a DMARC failure,
 * or an SPF failure without a valid signature of the sender's domain. Forwarded mail fails only SPF.
 */
function isForged(headers: MailHeader[]): boolean {
  if (hasOwnVerdicts(headers)) return true;
  const tests = (headerOf(headers, 'x-spam-tests') ?? '').split(/[\s,]+/);
  if (tests.some((test) => /^(KAM_)?DMARC_(REJECT|QUAR)/.test(test))) return true;
  const failsSpf = spfOf(headers).has('fail');
  return failsSpf && !tests.includes('DKIM_VALID_AU');
}

/**
 * Whether the sender may have added verdict headers, whose order is not guaranteed. Forwarded mail may have several
 * SPF headers, which count if they agree.
 */
const hasOwnVerdicts = (headers: MailHeader[]): boolean =>
  VERDICTS.some((name) => headersOf(headers, name).length > 1) || spfOf(headers).size > 1;

const VERDICTS = ['x-spam-tests', 'x-spam-status', 'x-spam-score', 'x-spam-checker-version'];

const spfOf = (headers: MailHeader[]): Set<string> =>
  new Set(headersOf(headers, 'received-spf').map((value) => /^\w*/.exec(value)![0].toLowerCase()));
