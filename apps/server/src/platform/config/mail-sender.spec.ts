import { describe, expect, it } from '@jest/globals';
import { MailSender, senderOf } from './mail-sender';
import type { Settings } from './settings';

describe('the sender of mails', () => {
  it.each([
    ['Ines Calloway <ines@polaris.test>', 'Ines Calloway', 'ines@polaris.test'],
    ['"Calloway, Ines" <ines@polaris.test>', 'Calloway, Ines', 'ines@polaris.test'],
    ['"Ines \\"Data\\" Calloway" <ines@polaris.test>', 'Ines "Data" Calloway', 'ines@polaris.test'],
    ['ines@polaris.test', undefined, 'ines@polaris.test'],
    ['<ines@polaris.test>', undefined, 'ines@polaris.test'],
    ['ines@polaris.test (Ines)', 'Ines', 'ines@polaris.test'],
  ])('reads the sender MAIL_FROM=%s', (mailFrom, name, address) => {
    expect(senderOf(mailFrom)).toEqual({ name, address });
  });

  it('names the sender of mails as MAIL_FROM does, else the business profile, else the site', async () => {
    const nameOf = (MAIL_FROM: string, business: string | null) => {
      const sender = new MailSender({ env: { MAIL_FROM } } as Settings);
      sender.setBusinessName(() => Promise.resolve(business));
      sender.setSiteProvider(() =>
        Promise.resolve({ name: 'The site', brand: 'Polaris', replyTime: 'soon' }),
      );
      return sender.name();
    };
    expect(await nameOf('Ines <ines@polaris.test>', 'Star LLC')).toBe('Ines');
    expect(await nameOf('ines@polaris.test', 'Star LLC')).toBe('Star LLC');
    expect(await nameOf('ines@polaris.test', null)).toBe('The site');
  });

  it('names the sender of mails Polaris when the site cannot be loaded', async () => {
    const sender = new MailSender({ env: { MAIL_FROM: 'a@polaris.test' } } as Settings);
    sender.setSiteProvider(() => Promise.reject(new Error('no build')));
    expect(await sender.name()).toBe('Polaris');
  });
});
