import { sessionTime } from '@polaris/contracts';
import { Action, Facts, MailLayout, Quote } from '../../../platform/mail/mail-parts';

export type CallChange = 'booked' | 'moved' | 'cancelled';

interface Props {
  change: CallChange;
  visitor: { name: string; email: string; phone: string | null; message: string };
  session: { startTime: Date; endTime: Date; place?: string | null };
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
        [
          change === 'cancelled' ? 'Was' : 'When',
          sessionTime(session.startTime.toISOString(), session.endTime.toISOString(), timeZone),
        ],
        ...(session.place && change !== 'cancelled'
          ? [['Where', session.place] as [string, string]]
          : []),
      ]}
    />
    {change === 'booked' && <Quote>{visitor.message}</Quote>}
    <Action href={url}>Open the submission</Action>
  </MailLayout>
);
