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

  const senderFrom = (MAIL_FROM: string, legalName: string | null, isInvented = false) => {
    const owner = { name: 'Ada Harbor', isInvented, brand: 'Harbor Data', replyTime: 'soon' };
    const sender = new MailSender({ env: { MAIL_FROM } } as Settings);
    sender.setBusinessName(() => Promise.resolve(legalName));
    sender.setSiteOwner(() => Promise.resolve(owner));
    return sender;
  };

  it('sends mails from the name in MAIL_FROM, or else from the person of the site', async () => {
    expect(await senderFrom('Star <a@polaris.test>', 'Harbor LLC').name()).toBe('Star');
    expect(await senderFrom('a@polaris.test', 'Harbor LLC').name()).toBe('Ada Harbor');
  });

  it('signs mails with the person of the site, whatever the business is called', async () => {
    expect(await senderFrom('Star <a@polaris.test>', 'Harbor LLC').signature()).toBe('Ada Harbor');
  });

  it('never signs with the invented person of a new site', async () => {
    const signatureOf = (from: string, legalName: string | null) =>
      senderFrom(from, legalName, true).signature();
    expect(await signatureOf('Star <a@polaris.test>', 'Harbor LLC')).toBe('Star');
    expect(await signatureOf('a@polaris.test', 'Harbor LLC')).toBe('Harbor LLC');
    expect(await signatureOf('a@polaris.test', null)).toBe('Harbor Data');
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
