import * as z from 'zod/mini';
import { addressIn } from '../provider-words';
import { type ReceivedMail, headerOf, storable } from './received-mail';

const verdict = z.optional(z.nullable(z.object({ status: z.optional(z.string()) })));

/** https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-contents.html */
export const sesMailSchema = z.object({
  notificationType: z.literal('Received'),
  mail: z.object({ messageId: z.string().check(z.regex(/^[\w-]{1,80}$/)) }),
  receipt: z.object({
    /** Of the envelope. */
    recipients: z.array(z.string()),
    virusVerdict: verdict,
    spfVerdict: verdict,
    dkimVerdict: verdict,
    dmarcVerdict: verdict,
  }),
  /** The mail itself, only included by the SNS action. */
  content: z.string(),
});
export type SesMail = z.output<typeof sesMailSchema>;

/** Throws if the content is not a mail. */
export async function sesMail({ mail, receipt, content }: SesMail): Promise<ReceivedMail> {
  // Loaded on demand, as only mail from SES needs a MIME parser.
  const { default: PostalMime } = await import('postal-mime');
  const parsed = await PostalMime.parse(sourceOf(content));
  const headers = parsed.headers.map(({ key, value }) => ({ name: key, value }));
  return {
    sender: addressIn(parsed.from?.address),
    subject: storable(parsed.subject ?? ''),
    plainText: storable(parsed.text ?? '').trim(),
    html: parsed.html ?? '',
    files: parsed.attachments.map(({ filename, content: file }) => ({
      name: storable(filename ?? ''),
      content: typeof file === 'string' ? Buffer.from(file) : Buffer.from(file as ArrayBuffer),
    })),
    messageId: headerOf(headers, 'message-id') ?? mail.messageId,
    headers,
    isForged: isForged(receipt),
  };
}

/** Base64 or plain, as the owner chose in the action. A plain mail has a colon after its first header name. */
const sourceOf = (content: string): string | Buffer =>
  /^[A-Za-z\d+/\s]+={0,2}\s*$/.test(content) ? Buffer.from(content, 'base64') : content;

/** GRAY means no policy, and PROCESSING_FAILED no result. Forwarded mail fails SPF but keeps its DKIM signature. */
function isForged({ virusVerdict, spfVerdict, dkimVerdict, dmarcVerdict }: SesMail['receipt']) {
  if (virusVerdict?.status === 'FAIL' || dmarcVerdict?.status === 'FAIL') return true;
  return spfVerdict?.status === 'FAIL' && dkimVerdict?.status !== 'PASS';
}
