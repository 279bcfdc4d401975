import { sessionTime } from '@polaris/contracts';
import {
  Action,
  CodeToType,
  Facts,
  MailLayout,
  Paragraph,
  Signature,
} from '../../../platform/mail/mail-parts';

interface Props {
  startTime: Date;
  endTime: Date;
  /** The reader's time zone. */
  timeZone: string;
  link: string;
  code: string;
  /** How many minutes the time is held. */
  minutes: number;
  sender: string;
}

/** Repeats nothing the visitor typed, not even the name: the address could be someone else's. */
export const ConfirmCallMail = ({
  startTime,
  endTime,
  timeZone,
  link,
  code,
  minutes,
  sender,
}: Props) => (
  <MailLayout subject="Confirm your free call">
    <Paragraph>{`This time is held for a free call with ${sender}:`}</Paragraph>
    <Facts
      facts={[['When', sessionTime(startTime.toISOString(), endTime.toISOString(), timeZone)]]}
    />
    <Action href={link}>Confirm the call</Action>
    <Paragraph>
      Or enter this code on the page where you chose the time: <CodeToType>{code}</CodeToType>
    </Paragraph>
    <Paragraph>
      {`It's booked only once you confirm, within ${minutes} minutes. If you didn't ask for a call, someone entered your address by mistake. There's nothing you need to do.`}
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
