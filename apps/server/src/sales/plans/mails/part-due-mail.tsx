import { dollars } from '@polaris/contracts';
import { MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import { type PlanMailProps, dueParts } from './plan-parts';

/** To the client, on the day of a part. */
export const PartDueMail = ({ sender, ...props }: PlanMailProps) => (
  <MailLayout subject={`${dollars(props.dueNow)} is due for ${props.service}`}>
    <Paragraph>
      {`By your payment plan for ${props.service}, ${dollars(props.dueNow)} is due now.`}
    </Paragraph>
    {dueParts(props)}
    <Signature>{sender}</Signature>
  </MailLayout>
);
