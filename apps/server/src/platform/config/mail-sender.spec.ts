import { describe, expect, it } from '@jest/globals';
import { MailSender, type StoredSender, senderOf } from './mail-sender';
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

  it('names the sender of mails as in MAIL_FROM, or else as in the business profile or the site', async () => {
    const nameOf = (MAIL_FROM: string, business: string | null) => {
      const sender = new MailSender({ env: { MAIL_FROM } } as Settings);
      sender.setBusinessName(() => Promise.resolve(business));
      sender.setSiteOwner(() =>
        Promise.resolve({ name: 'The site', brand: 'Polaris', replyTime: 'soon' }),
      );
      return sender.name();
    };
    expect(await nameOf('Ines <ines@polaris.test>', 'Star LLC')).toBe('Ines');
    expect(await nameOf('ines@polaris.test', 'Star LLC')).toBe('Star LLC');
    expect(await nameOf('ines@polaris.test', null)).toBe('The site');
  });

  it("sends from the address of MAIL_FROM, or else from the owner's", async () => {
    const addressesOf = (env: object, stored: StoredSender | null) => {
      const sender = new MailSender({ env } as Settings);
      sender.setStored(() => Promise.resolve(stored));
      return sender.addresses();
    };
    const stored = { address: 'owner@polaris.test', replyTo: 'answers@polaris.test' };
    expect(await addressesOf({ MAIL_FROM: 'Ines <ines@polaris.test>' }, stored)).toEqual({
      ...stored,
      address: 'ines@polaris.test',
    });
    expect(await addressesOf({}, stored)).toEqual(stored);
    const none = { address: 'polaris@localhost', replyTo: null };
    expect(await addressesOf({}, null)).toEqual(none);
  });

  it('names the sender of mails Polaris when the site cannot be loaded', async () => {
    const sender = new MailSender({ env: { MAIL_FROM: 'a@polaris.test' } } as Settings);
    sender.setSiteOwner(() => Promise.reject(new Error('no build')));
    expect(await sender.name()).toBe('Polaris');
  });
});
