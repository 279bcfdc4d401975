import { Action, Facts, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  /** The host of the assistant, or what the owner called its token. */
  label: string;
  /** For example "November 22, 2026, 7:06 PM UTC". */
  time: string;
  url: string;
}

/** To the owner. */
export const NewAssistantMail = ({ label, time, url }: Props) => (
  <MailLayout subject="An assistant was connected">
    <Paragraph>An assistant now has access to your records.</Paragraph>
    <Facts
      facts={[
        ['Assistant', label],
        ['Time', time],
      ]}
    />
    <Paragraph>
      If this was you, there&apos;s nothing to do. If it wasn&apos;t, revoke it and change your
      password right away.
    </Paragraph>
    <Action href={url}>Review your assistants</Action>
  </MailLayout>
);
