import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestNameServer, startNameServer } from '../../testing/stand-ins/name-server';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { SenderDomainService } from './sender-domain.service';

const PATH = '/api/admin/mail-settings/domain';

let polaris: TestApp;
let owner: Person;
let names: TestNameServer;
beforeAll(async () => {
  names = await startNameServer();
  polaris = await startTestApp();
  polaris.app.get(SenderDomainService).useNameServers([names.address]);
  owner = await polaris.owner();
});
afterAll(async () => {
  await polaris.close();
  await names.close();
});
beforeEach(() => polaris.dataSource.query('delete from rate_limits'));

const check = async (own: object = {}) =>
  (await owner.post(PATH, { senderAddress: 'hello@example.com', dkimSelector: 'mail', ...own }))
    .body;

describe("the sender's domain", () => {
  it('shows SPF, DKIM and DMARC when they exist, even in several parts', async () => {
    const key = `v=DKIM1; k=rsa; p=${'A'.repeat(400)}`;
    names.zone = {
      'example.com': ['google-site-verification=x', 'v=spf1 include:_spf.example.net ~all'],
      'mail._domainkey.example.com': [key],
      '_dmarc.example.com': ['v=DMARC1; p=quarantine'],
    };
    expect(await check()).toEqual({
      domain: 'example.com',
      spf: {
        state: 'found',
        name: 'example.com',
        record: 'v=spf1 include:_spf.example.net ~all',
      },
      dkim: { state: 'found', name: 'mail._domainkey.example.com', record: key },
      dmarc: { state: 'found', name: '_dmarc.example.com', record: 'v=DMARC1; p=quarantine' },
    });
  });

  it('lists the missing records of a domain when its names do not exist or have other texts', async () => {
    names.zone = { 'example.com': ['something else'], 'mail._domainkey.example.com': [] };
    const { spf, dkim, dmarc } = await check();
    expect([spf, dkim, dmarc].map(({ state, record }) => [state, record])).toEqual([
      ['missing', null],
      ['missing', null],
      ['missing', null],
    ]);
  });

  it.each([
    ['spf', 'example.com', ['v=spf1 +all']],
    ['spf', 'example.com', ['v=spf1 mx -all', 'v=spf1 a -all']],
    ['dkim', 'mail._domainkey.example.com', ['v=DKIM1; p=']],
    ['dmarc', '_dmarc.example.com', ['v=DMARC1; rua=mailto:a@example.com']],
  ])('calls %s wrong when %s says %j', async (part, name, texts) => {
    names.zone = { [name]: texts };
    expect((await check())[part]).toEqual({ state: 'wrong', name, record: texts.join('\n') });
  });

  it('uses the DMARC policy of the parent domain when a domain has none', async () => {
    names.zone = { '_dmarc.example.com': ['v=DMARC1; p=reject'] };
    const { dmarc } = await check({ senderAddress: 'hello@news.example.com' });
    expect(dmarc).toMatchObject({ state: 'found', name: '_dmarc.example.com' });
  });

  it('looks up no DKIM key when no selector is entered', async () => {
    names.zone = {};
    expect((await check({ dkimSelector: '' })).dkim).toBeNull();
  });

  it('reports records as unknown when the name server fails or is silent', async () => {
    names.zone = { 'example.com': 'silence', '_dmarc.example.com': 'SERVFAIL' };
    const { spf, dmarc } = await check({ dkimSelector: null });
    expect([spf.state, dmarc.state]).toEqual(['unknown', 'unknown']);
  });
});
