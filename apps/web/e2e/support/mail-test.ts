import { MailServer } from './mail-server.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

interface MailFixtures {
  mailServer: { mails: MailServer; url: string };
}

/** Runs with a mail server whose mails can be read. */
export const test = base.extend<{ mails: MailServer }, MailFixtures>({
  mailServer: [
    async ({}, provide) => {
      const mails = new MailServer();
      const url = await mails.start();
      await provide({ mails, url });
      await mails.stop();
    },
    { scope: 'worker' },
  ],

  ownPolaris: [
    ({ mailServer }, provide) => provide({ name: 'mail', settings: { SMTP_URL: mailServer.url } }),
    { scope: 'worker' },
  ],

  mails: ({ mailServer }, provide) => provide(mailServer.mails),
});
