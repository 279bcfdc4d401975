import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CONFIRM_DAYS, INVITATION_DAYS, TESTIMONIAL_REQUEST_DAYS } from '@polaris/contracts';
import { TokensService } from '../../identity/auth/tokens/tokens.service';
import { Database } from '../../platform/database/database';
import { LimitsService } from '../../platform/http/limits/limits.service';
import { expiredRowsQueue } from '../../platform/jobs/expired-rows.service';
import { JobsService } from '../../platform/jobs/jobs.service';
import { SubscriberTokensRepository } from '../../site/subscribers/subscriber-tokens.repository';
import { SubscribersService } from '../../site/subscribers/subscribers.service';
import { customerInput, messageInput } from '../data/factories';
import { stopDate } from '../fake-date';
import { untilDone } from '../jobs';
import { type TestProvider, startProvider } from '../stand-ins/openid-provider';
import { type Person, type TestApp, startTestApp } from '../test-app';
import { askedFor } from '../data/testimonials';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;
const OFF_MS = 2 * 3_600_000;
const PUBLIC_URL = 'http://polaris.test';

describe.each([
  ['ahead of', OFF_MS],
  ['behind', -OFF_MS],
])("a server's clock two hours %s the database's", (_where, offMs) => {
  let provider: TestProvider;
  let polaris: TestApp;
  let owner: Person;
  beforeAll(async () => {
    // oidc-provider warns that these settings are for development only.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    stopDate(Date.now() + offMs);
    provider = await startProvider(`${PUBLIC_URL}/api/auth/openid/callback`);
    polaris = await startTestApp({ env: { PUBLIC_URL, ...provider.env } });
    owner = await polaris.owner();
  });
  afterAll(async () => {
    await polaris.close();
    await provider.close();
    jest.useRealTimers();
  });

  const query = <T>(statement: string, ...values: unknown[]) =>
    polaris.dataSource.query<T[]>(statement, values);

  /** In seconds, by the database's clock, for the newest of these rows. */
  async function fromNow(time: string, rows: string): Promise<number> {
    const [row] = await query<{ left: number }>(
      `select extract(epoch from max(${time}) - now())::float8 as left from ${rows}`,
    );
    return row!.left;
  }

  /** Some time has passed, or none yet: columns round to milliseconds, also up. */
  async function expectLeft(time: string, rows: string, whole: number): Promise<void> {
    const left = await fromNow(time, rows);
    expect(left).toBeLessThan(whole + 0.001);
    expect(left).toBeGreaterThan(whole - MINUTE_SECONDS);
  }

  const endIn = (table: string, minutes: number) =>
    query(`update ${table} set "expiresAt" = now() + make_interval(mins => $1)`, minutes);

  it('signs in through a provider', async () => {
    provider.people.set('maya', { email: 'maya@example.com', email_verified: true });
    const visitor = polaris.visitor();
    const { headers } = await visitor.get('/api/auth/openid?returnTo=/dashboard');
    await expectLeft('expire', `sessions where sess->>'passport' is null`, 8.5 * MINUTE_SECONDS);
    const back = await provider.pass(headers.get('location')!, 'maya');
    await visitor.get(back.slice(PUBLIC_URL.length));
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
  });

  it('gives a login session two weeks, renewed with each visit', async () => {
    const person = await polaris.customer();
    const rows = `sessions where sess->>'passport' = '${person.user.id}'`;
    await expectLeft('expire', rows, 14 * DAY_SECONDS);
    await query(
      `update sessions set expire = now() + interval '1 day',
         sess = jsonb_set(sess::jsonb, '{seenAt}', '0') where sess->>'passport' = $1`,
      person.user.id,
    );
    expect((await person.get('/api/auth/user')).status).toBe(200);
    await expectLeft('expire', rows, 14 * DAY_SECONDS);
    for (const time of ['signedInAt', 'seenAt'])
      await expectLeft(`to_timestamp((sess->>'${time}')::numeric / 1000)`, rows, 0);
  });

  it('accepts a link for a new password until it expires', async () => {
    const { user } = await polaris.customer();
    const account = { id: user.id, accessEpoch: 0 };
    const { token } = await polaris.app.get(TokensService).issue({ purpose: 'reset', account });
    await expectLeft('"expiresAt"', 'one_time_tokens', 60 * MINUTE_SECONDS);
    const check = () => polaris.visitor().post('/api/auth/reset-password/check', { token });
    expect((await check()).status).toBe(204);
    await endIn('one_time_tokens', -30);
    expect((await check()).status).toBe(400);
  });

  it('opens an invitation until it expires', async () => {
    const { body } = await owner.post('/api/customers', customerInput({ email: 'a@example.com' }));
    const { body: sent } = await owner.post(`/api/admin/customers/${body.id}/invite`);
    await expectLeft('"expiresAt"', 'invitations', INVITATION_DAYS * DAY_SECONDS);
    const token = (sent.url as string).split('#').at(-1);
    const open = () => polaris.visitor().post('/api/invitations/open', { token });
    await endIn('invitations', 30);
    expect((await open()).status).toBe(200);
    await endIn('invitations', -30);
    expect((await open()).status).toBe(410);
  });

  it('opens the link to write a testimonial until it expires', async () => {
    const { link, author } = await askedFor(polaris, owner);
    await expectLeft('"expiresAt"', 'testimonials', TESTIMONIAL_REQUEST_DAYS * DAY_SECONDS);
    await expectLeft('"expiresAt"', 'testimonial_links', TESTIMONIAL_REQUEST_DAYS * DAY_SECONDS);
    await endIn('testimonial_links', 30);
    expect((await author.get(link)).status).toBe(200);
    await endIn('testimonial_links', -30);
    expect((await author.get(link)).status).toBe(410);
  });

  it('confirms a subscription until its link expires', async () => {
    const [row] = await query<{ id: number }>(
      `insert into subscribers (email, "askedAt") values ('b@example.com', now()) returning id`,
    );
    const token = await polaris.app.get(SubscriberTokensRepository).issue(row!.id, 'confirm');
    await expectLeft('"expiresAt"', 'subscriber_tokens', CONFIRM_DAYS * DAY_SECONDS);
    const confirm = () => polaris.app.get(SubscribersService).useLink('confirm', token);
    await endIn('subscriber_tokens', -30);
    expect(await confirm()).toBe('expired');
    await endIn('subscriber_tokens', 30);
    expect(await confirm()).toBe('done');
  });

  it('sends a message to a customer after ten seconds', async () => {
    const { body } = await owner.post('/api/customers', customerInput({ email: 'c@example.com' }));
    const path = `/api/admin/customers/${body.id}/messages`;
    expect((await owner.post(path, messageInput())).status).toBe(201);
    await expectLeft('start_after', `jobs.job where name = 'mail' and state < 'active'`, 10);
  });

  it('counts attempts until their limit ends', async () => {
    const rule = { name: 'wrong-clock', points: 1, duration: 600 };
    const count = () => polaris.app.get(LimitsService).count(rule, 'one');
    await count();
    const jobs = polaris.app.get(JobsService);
    await polaris.app.get(Database).transaction(() => jobs.add(expiredRowsQueue, {}));
    await untilDone(polaris, expiredRowsQueue);
    await expect(count()).rejects.toThrow('Too many attempts. Please try again later.');
  });
});
