import * as z from 'zod/mini';
import type { MailReport } from '../../../records/outbox/mail-reports.service';
import { addressIn, namesOf, wordsOf } from '../provider-words';

const said = z.optional(z.nullable(z.string()));
const people = z.array(
  z.object({ emailAddress: said, action: said, status: said, diagnosticCode: said }),
);

/**
 * Notifications of an identity have `notificationType`, and headers only if the owner asked for them; events of a
 * configuration set have `eventType`.
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
export const sesEventSchema = z.object({
  notificationType: said,
  eventType: said,
  mail: z.optional(
    z.object({
      messageId: said,
      headers: z.optional(z.nullable(z.array(z.object({ name: said, value: said })))),
      commonHeaders: z.optional(z.nullable(z.object({ messageId: said }))),
    }),
  ),
  bounce: z.optional(
    z.object({ bounceType: said, bounceSubType: said, bouncedRecipients: z.catch(people, []) }),
  ),
  complaint: z.optional(
    z.object({ complaintFeedbackType: said, complainedRecipients: z.catch(people, []) }),
  ),
});
export type SesEvent = z.output<typeof sesEventSchema>;

/** One report per recipient; empty if the event is not a bounce or complaint. */
export function sesReports(event: SesEvent): MailReport[] {
  const kind = event.eventType ?? event.notificationType;
  if (kind === 'Bounce' && event.bounce) return bounces(event, event.bounce);
  if (kind === 'Complaint' && event.complaint) return complaints(event, event.complaint);
  return [];
}

function bounces(event: SesEvent, bounce: NonNullable<SesEvent['bounce']>): MailReport[] {
  const { bounceType, bounceSubType, bouncedRecipients } = bounce;
  return bouncedRecipients.map(({ emailAddress, action, diagnosticCode, status }) => ({
    ...mailOf(event),
    // With several recipients, "delayed" means that this one is retried.
    kind: bounceType === 'Permanent' && action !== 'delayed' ? 'bounce' : 'delayed',
    reason: diagnosticCode
      ? wordsOf(diagnosticCode)
      : wordsOf(bounceType ?? undefined, bounceSubType ?? undefined, status ?? undefined),
    recipient: addressIn(emailAddress ?? undefined),
  }));
}

function complaints(event: SesEvent, complaint: NonNullable<SesEvent['complaint']>): MailReport[] {
  const { complaintFeedbackType, complainedRecipients } = complaint;
  // The recipient says that the mail is not spam.
  if (complaintFeedbackType === 'not-spam') return [];
  return complainedRecipients.map(({ emailAddress }) => ({
    ...mailOf(event),
    kind: 'complaint',
    reason: wordsOf(complaintFeedbackType ?? undefined),
    recipient: addressIn(emailAddress ?? undefined),
  }));
}

/** SES replaces our Message-ID with its own, which it returned when it accepted the mail. */
function mailOf({ mail }: SesEvent): Pick<MailReport, 'names' | 'providerMessageId'> {
  const header = mail?.headers?.find(({ name }) => name?.toLowerCase() === 'message-id')?.value;
  const [providerMessageId] = namesOf(mail?.messageId ?? undefined);
  return {
    names: namesOf(header ?? undefined, mail?.commonHeaders?.messageId ?? undefined),
    providerMessageId,
  };
}
