import type { MailEncryption } from '@polaris/contracts';

interface MailPreset {
  name: string;
  host: string;
  port: number;
  encryption: MailEncryption;
  username: string;
  /** Which password the provider takes here: hardly ever the one of the account. */
  password: string;
}

/** What the providers state themselves; the pages are in docs/deliverability.md. */
export const mailPresets: readonly MailPreset[] = [
  {
    name: 'Gmail',
    host: 'smtp.gmail.com',
    port: 465,
    encryption: 'tls',
    username: 'Your full Gmail address',
    password:
      'An app password: 16 letters that Google makes under Security once 2-Step Verification is on. Your usual password is refused.',
  },
  {
    name: 'Outlook',
    host: 'smtp.office365.com',
    port: 587,
    encryption: 'starttls',
    username: 'Your full work address',
    password:
      'The password of a Microsoft 365 mailbox for which its administrator allows SMTP AUTH. Microsoft refuses passwords of private Outlook.com accounts: choose another provider for those.',
  },
  {
    name: 'Fastmail',
    host: 'smtp.fastmail.com',
    port: 465,
    encryption: 'tls',
    username: 'Your full Fastmail address',
    password:
      'An app password for SMTP, made under Settings, Privacy & Security. Your usual password is refused.',
  },
  {
    name: 'Postmark',
    host: 'smtp.postmarkapp.com',
    port: 587,
    encryption: 'starttls',
    username: 'The Server API token',
    password: 'The same Server API token again, from the API Tokens tab of your Postmark server.',
  },
  {
    name: 'Brevo',
    host: 'smtp-relay.brevo.com',
    port: 587,
    encryption: 'starttls',
    username: 'The SMTP login from your Brevo settings',
    password: 'An SMTP key, made under Settings, SMTP & API. An API key is refused.',
  },
];
