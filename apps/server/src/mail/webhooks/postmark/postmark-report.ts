import * as z from 'zod/mini';
import type { MailReport } from '../../../records/outbox/mail-reports.service';
import { addressIn, namesOf, wordsOf } from '../provider-words';

const said = z.optional(z.nullable(z.string()));

/**
 * https://postmarkapp.com/developer/webhooks/bounce-webhook and …/spam-complaint-webhook. RecordType is missing in
 * their examples for curl.
 */
export const postmarkEventSchema = z.object({
  RecordType: said,
  ID: z.int().check(z.gte(0)),
  Type: said,
  Name: said,
  Description: said,
  Details: said,
  Email: said,
  MessageID: said,
  Inactive: z.optional(z.nullable(z.boolean())),
  Metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
export type PostmarkEvent = z.output<typeof postmarkEventSchema>;

/** https://postmarkapp.com/developer/api/bounce-api#bounce-types */
const FINAL = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'];
/** Replies of people and machines to mail that was delivered. */
const ARRIVED = ['AutoResponder', 'Subscribe', 'Unsubscribe', 'AddressChange', 'OpenRelayTest'];

/** Undefined if the event is not a bounce or complaint. */
export function postmarkReport(event: PostmarkEvent): MailReport | undefined {
  const kind = kindOf(event);
  if (!kind) return undefined;
  const { Name, Description, Details, Email, MessageID, Metadata } = event;
  const [providerMessageId] = namesOf(MessageID ?? undefined);
  return {
    kind,
    reason: wordsOf(...[Details || Description || Name].map((text) => text ?? undefined)),
    recipient: addressIn(Email ?? undefined),
    names: namesOf(nameIn(Metadata ?? {})),
    providerMessageId,
  };
}

function kindOf({ RecordType, Type, Inactive }: PostmarkEvent): MailReport['kind'] | undefined {
  const record = RecordType ?? (Type === 'SpamComplaint' ? Type : 'Bounce');
  if (record === 'SpamComplaint' || (record === 'Bounce' && Type === 'SpamComplaint'))
    return 'complaint';
  if (record !== 'Bounce' || !Type || ARRIVED.includes(Type)) return undefined;
  // Postmark sends no more mail to inactive addresses.
  return FINAL.includes(Type) || Inactive ? 'bounce' : 'delayed';
}

/** The mail's name in our header X-PM-Metadata-mail. */
function nameIn(metadata: Record<string, unknown>): string | undefined {
  const [, value] = Object.entries(metadata).find(([key]) => key.toLowerCase() === 'mail') ?? [];
  return typeof value === 'string' ? value : undefined;
}
