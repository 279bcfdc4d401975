import { MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

export const PasswordChangedMail = ({ sender }: { sender: string }) => (
  <MailLayout subject="Your password was changed">
    <Paragraph>
      {`The password of your account with ${sender} was just changed, and all your other devices were signed out.`}
    </Paragraph>
    <Paragraph>
      If this wasn&apos;t you, choose a new password right away: use &quot;Forgot password?&quot; on
      the sign-in page to get a link by email.
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
