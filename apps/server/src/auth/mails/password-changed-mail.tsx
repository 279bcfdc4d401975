import { MailLayout, Paragraph } from '../../platform/mail/mail-parts';

export const PasswordChangedMail = () => (
  <MailLayout subject="Your password was changed">
    <Paragraph>
      The password of your Polaris account was changed just now, and every other device was signed
      out.
    </Paragraph>
    <Paragraph>
      If it was not you, choose a new one at once: &quot;Forgot password?&quot; on the sign-in page
      mails you a link.
    </Paragraph>
  </MailLayout>
);
