import { readerTime } from '@polaris/contracts';
import { Action, Facts, MailLayout, Quote } from '../../../platform/mail/mail-parts';

export type CallChange = 'booked' | 'moved' | 'cancelled';

interface Props {
  change: CallChange;
  visitor: { name: string; email: string; phone: string | null; message: string };
  session: { title: string; startTime: Date; endTime: Date };
  /** The owner's time zone. */
  timeZone: string;
  url: string;
}

export const callChangeText: Record<CallChange, string> = {
  booked: 'Free call booked',
  moved: 'Free call moved',
  cancelled: 'Free call canceled',
};

/** To the owner. */
export const VisitorCallMail = ({ change, visitor, session, timeZone, url }: Props) => (
  <MailLayout subject={`${callChangeText[change]}: ${visitor.name}`}>
    <Facts
      facts={[
        ['Name', visitor.name],
        ['Email', visitor.email],
        ...(visitor.phone ? [['Phone', visitor.phone] as [string, string]] : []),
        ['Service', session.title],
        [
          change === 'cancelled' ? 'Was' : 'When',
          readerTime(session.startTime.toISOString(), session.endTime.toISOString(), timeZone),
        ],
      ]}
    />
    {change === 'booked' && <Quote>{visitor.message}</Quote>}
    <Action href={url}>Open the submission</Action>
  </MailLayout>
);
