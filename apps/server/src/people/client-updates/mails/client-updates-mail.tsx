import {
  Action,
  MailLayout,
  Paragraph,
  Signature,
  SmallPrint,
} from '../../../platform/mail/mail-parts';

interface Props {
  lines: string[];
  dashboardUrl: string;
  sender: string;
}

/** For clients who chose to get updates by mail. */
export const ClientUpdatesMail = ({ lines, dashboardUrl, sender }: Props) => (
  <MailLayout subject={subjectOf(lines)}>
    <Paragraph>This is new on your dashboard:</Paragraph>
    {lines.map((line, index) => (
      <Paragraph key={index}>{line}</Paragraph>
    ))}
    <Action href={dashboardUrl}>Open your dashboard</Action>
    <Signature>{sender}</Signature>
    <SmallPrint href={dashboardUrl} link="Change your preferences">
      You get this email because email updates are on in your account.
    </SmallPrint>
  </MailLayout>
);

const MAX_SUBJECT_LENGTH = 100;

const subjectOf = ([first = '', ...others]: string[]): string =>
  others.length > 0 ? `${others.length + 1} updates on your work` : shortened(first);

const shortened = (line: string): string =>
  line.length > MAX_SUBJECT_LENGTH ? `${line.slice(0, MAX_SUBJECT_LENGTH - 1)}…` : line;
