import { dayText, dollars } from '@polaris/contracts';
import { MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import { type PlanMailProps, dueParts } from './plan-parts';

/** To a client who has not paid a part several days after its day. */
export const PartReminderMail = ({ sender, ...props }: PlanMailProps) => (
  <MailLayout subject={`Reminder: ${dollars(props.dueNow)} is due for ${props.service}`}>
    <Paragraph>
      {`A part of your payment plan for ${props.service} was due on ${dayText(props.parts[0]!.dueOn)}, and ${dollars(props.dueNow)} is unpaid. If you've already paid, please ignore this email.`}
    </Paragraph>
    {dueParts(props)}
    <Signature>{sender}</Signature>
  </MailLayout>
);
