import { createHash, randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { assistantCredentials } from '../../../testing/assistants/assistant-credentials';
import { EventListener } from '../../../testing/event-listener';
import { type TestProvider, startProvider } from '../../../testing/stand-ins/openid-provider';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { Database } from '../../../platform/database/database';
import { NotificationsService } from '../../../platform/database/events/notifications.service';
import { UsersService } from '../../users/users.service';
import { TwoFactorService } from '../factors/two-factor.service';
import { PasskeysService } from '../factors/passkeys/passkeys.service';
import { SecondFactorsRepository } from '../factors/second-factors.repository';
import { hashRecoveryCode } from '../factors/recovery-codes';
import { deviceCookie } from '../sessions/cookies';
import { isDeviceToken } from '../sessions/device-cookie';
import { SessionRightsService } from '../sessions/session-rights.service';
import { AppSignInService } from '../sign-in/app-sign-in.service';
import type { TokenPurpose } from '../tokens/one-time-token.entity';
import { TokensService } from '../tokens/tokens.service';
import { Settings } from '../../../platform/config/settings';
import { AccessService } from './access.service';
import { type Credential, type CredentialKind, credentialTables, credentials } from './credentials';

const PUBLIC_URL = 'http://polaris.test';

let provider: TestProvider;
let polaris: TestApp;
beforeAll(async () => {
  // oidc-provider warns that these settings are for development only.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  provider = await startProvider(`${PUBLIC_URL}/api/auth/openid/callback`);
  polaris = await startTestApp({ env: { PUBLIC_URL, ...provider.env } });
});
afterAll(async () => {
  await polaris.close();
  await provider.close();
});
beforeEach(() => polaris.dataSource.query('delete from rate_limits'));

type Kinds = typeof credentials;
/** Records that belong to no account. */
type Stays = { [K in CredentialKind]: Kinds[K]['revoke'] extends null ? K : never }[CredentialKind];

/** Creates a live credential of a person; returns a function that reports whether it still grants access. */
type Make = (person: Person) => Promise<() => Promise<boolean>>;

const get = <T>(type: new (...parts: never[]) => T) => polaris.app.get(type, { strict: false });
const accountOf = ({ user }: Person) => get(UsersService).get(user.id);
const sql = (text: string, ...values: unknown[]) =>
  polaris.dataSource.query<object[]>(text, values);

const linkFor =
  (purpose: TokenPurpose): Make =>
  async (person) => {
    const account = await accountOf(person);
    const { token } = await get(TokensService).issue({
      purpose,
      account,
      email: person.user.email,
    });
    const redeem = () => get(TokensService).redeem(purpose, token);
    return () =>
      get(Database)
        .transaction(redeem)
        .then(Boolean, () => false);
  };

/** Returns from the provider; resolves to the redirect, with its credential. */
async function returnFromProvider(subject: string, email: string) {
  provider.people.set(subject, { email, email_verified: true });
  const browser = polaris.visitor();
  const start = await browser.get('/api/auth/openid');
  const back = await provider.pass(start.headers.get('location')!, subject);
  const end = await browser.get(back.slice(PUBLIC_URL.length));
  return { browser, location: end.headers.get('location') };
}

async function addFactor({ user: { id } }: Person): Promise<string> {
  const code = randomBytes(8).toString('hex');
  await sql(
    `insert into second_factors ("userId", secret, "enabledAt") values ($1, 'sealed', now())`,
    id,
  );
  await sql('insert into recovery_codes values ($1, $2)', id, hashRecoveryCode(code));
  return code;
}

/** Waits until the server has received every earlier notification, as they arrive in order. */
async function untilNotified(): Promise<void> {
  const unreadable = randomBytes(8).toString('hex');
  const received = new Promise<void>((done) =>
    get(NotificationsService).listen('record_changed', (text) => text === unreadable && done()),
  );
  await sql(`select pg_notify('record_changed', $1)`, unreadable);
  await received;
}

const make: Record<Exclude<CredentialKind, Stays>, Make> = {
  'login session': (person) =>
    Promise.resolve(async () => (await person.get('/api/auth/user')).status === 200),
  'sign-in that waits for a code': async (person) => {
    await sql('update users set "emailVerifiedAt" = now() where id = $1', person.user.id);
    const code = await addFactor(person);
    const subject = randomBytes(8).toString('hex');
    const { browser, location } = await returnFromProvider(subject, person.user.email);
    expect(location).toBe('/login#code');
    return async () =>
      (await browser.post('/api/auth/two-factor/sign-in', { code })).status === 200;
  },
  'event stream': async (person) => {
    await sql('update users set "isAdmin" = true where id = $1', person.user.id);
    const checks = jest.spyOn(get(SessionRightsService), 'isOwners');
    const stream = await EventListener.open(polaris.url, person);
    return async () => {
      // Long before the next heartbeat, which would find out.
      await untilNotified();
      await Promise.all(checks.mock.results.map(({ value }) => value));
      checks.mockRestore();
      // A new stream replays recent changes, so this change has a unique id.
      const id = randomInt(1, 2 ** 31);
      const change = JSON.stringify({ kind: 'asset', change: 'updated', ids: [id] });
      await sql(`select pg_notify('record_changed', $1)`, change);
      const ended = stream.end().then(() => false);
      const receivesChange = async (): Promise<true> =>
        JSON.stringify(await stream.next('change')).includes(`${id}`) ? true : receivesChange();
      const changed = receivesChange().catch(() => false);
      return Promise.race([ended, changed]).finally(() => stream.close());
    };
  },
  'device cookie': (person) => {
    const { https, secrets } = get(Settings);
    const token = person.cookies.get(deviceCookie(https));
    return Promise.resolve(async () => isDeviceToken(token, await accountOf(person), secrets));
  },
  'app code': async (person) => {
    const verifier = randomBytes(32).toString('base64url');
    const app = {
      appChallenge: createHash('sha256').update(verifier).digest('base64url'),
      appState: verifier,
    };
    const code = await get(AppSignInService).issue(await accountOf(person), app);
    return async () =>
      (await polaris.visitor().post('/api/auth/exchange', { code, verifier })).status === 200;
  },
  'download ticket': async (person) => {
    await sql('update users set "isAdmin" = true where id = $1', person.user.id);
    const { body } = await person.post('/api/admin/backups/downloads', {
      currentPassword: PASSWORD,
    });
    return async () => {
      const again = polaris.visitor();
      await again.post('/api/auth/login', { email: person.user.email, password: PASSWORD });
      return (await again.get(body.url as string)).status === 200;
    };
  },
  'reset link': linkFor('reset'),
  'verify link': linkFor('verify'),
  'cancel link': linkFor('cancel'),
  'calendar feed': async (person) => {
    const { body } = await person.post('/api/calendar-feed');
    const { pathname } = new URL(body.address as string);
    return async () => (await polaris.visitor().get(pathname)).status === 200;
  },
  ...assistantCredentials(() => polaris),
  'provider identity': async (person) => {
    const subject = randomBytes(8).toString('hex');
    await sql(
      'insert into identities values ($1, $2, $3)',
      provider.env.OIDC_ISSUER_URL,
      subject,
      person.user.id,
    );
    return async () => {
      const { browser } = await returnFromProvider(subject, `${subject}@example.com`);
      return (await browser.get('/api/auth/user')).body.id === person.user.id;
    };
  },
  'authenticator app': async (person) => {
    await addFactor(person);
    return () => get(TwoFactorService).isOn(person.user.id);
  },
  passkey: async (person) => {
    await addFactor(person);
    await sql(
      `insert into passkeys ("userId", "credentialId", "publicKey", counter, transports, name, "backedUp")
       values ($1::text, $1::text, '', 0, '{}', 'Phone', false)`,
      person.user.id,
    );
    return async () => (await get(PasskeysService).list(person.user.id)).length > 0;
  },
  'recovery code': async (person) => {
    await addFactor(person);
    return async () => (await get(SecondFactorsRepository).countCodes(person.user.id)) > 0;
  },
};

/** Credentials that are revoked only when an account is taken back from a stranger. */
const onlyTakenOver = ['provider identity', 'authenticator app', 'passkey', 'recovery code'];

/** Columns with a name like a secret, or whose bytes or texts are used for lookups. */
const MAY_BE_CREDENTIAL = `
  select r.relname as table, r.relname || '.' || a.attname as name
  from pg_attribute a join pg_class r on r.oid = a.attrelid
  where r.relnamespace = 'public'::regnamespace and r.relkind = 'r' and a.attnum > 0
    and a.atttypid = any(array['bytea', 'json', 'jsonb', 'text', 'uuid', 'varchar']::regtype[])
    and (a.atttypid = 'bytea'::regtype
      or a.attname ~* 'challenge|code|credential|digest|hash|issuer|key|mark|password|seal|secret|ses|sid|ticket|token|verif'
      or exists (select from pg_index i where i.indrelid = r.oid and i.indisunique
        and i.indnkeyatts = 1 and i.indkey[0] = a.attnum
        and not exists (select from pg_constraint f
          where f.conrelid = r.oid and f.contype = 'f' and f.conkey = array[a.attnum])))
  order by 1, 2`;

/** Columns that grant no access. */
const OTHERS = [
  // The password itself, and passwords of mail providers and other machines.
  ...['users.passwordHash', 'mail_webhooks.secretHash', 'inbound_mail.secretHash'],
  ...['mail_settings.sealedPassword', 'busy_feed_reads.sealedUrl'],
  // Instructions for making a token when a mail is sent.
  'mail_outbox.secrets',
  // The challenge that a passkey signs.
  ...['passkey_challenges.challenge', 'passkey_challenges.sessionId'],
  ...['blobs.content', 'blobs.hash', 'idempotency_keys.contentHash', 'users.pictureHash'],
  ...['essays.slug', 'file_uploads.id', 'health_alarms.problem', 'idempotency_keys.key'],
  ...['invoices.number', 'mail_outbox.onceKey', 'mail_webhooks.provider', 'rate_limits.key'],
  ...['mailed_recipients.recipient', 'messages.internetMessageId', 'newsletter_issues.slug'],
  // What an assistant calls a change, and the digest of an undo.
  ...['change_sets.id', 'change_sets.key', 'change_sets.undoDigest'],
  // A network address that cannot be read back.
  'offer_acceptances.addressHash',
  'offer_acceptances.codeTo',
  ...['payments.disputeRef', 'payments.intentRef', 'payments.sessionRef', 'refunds.providerRef'],
  ...['share_pictures.page', 'site_content.name', 'users.id'],
];

async function end(person: Person, reason: 'signed out everywhere' | 'taken over') {
  const account = await accountOf(person);
  await get(Database).transaction(() => get(AccessService).end(account, { reason }));
}

describe('the list of credentials', () => {
  it.each(Object.entries(make))(
    'accepts a credential that nothing has ended: %s',
    async (_kind, give) => {
      const works = await give(await polaris.customer());
      expect(await works()).toBe(true);
    },
  );

  it.each(Object.entries(make))(
    'rejects a credential once the access to its account has ended: %s',
    async (kind, give) => {
      const person = await polaris.customer();
      const works = await give(person);
      await end(person, onlyTakenOver.includes(kind) ? 'taken over' : 'signed out everywhere');
      expect(await works()).toBe(false);
    },
  );

  it.each(['sessions', 'app_codes', 'one_time_tokens', 'calendar_feeds'])(
    'leaves no credential in %s when the access to an account ends',
    async (table) => {
      const person = await polaris.customer();
      const kinds = [
        'app code',
        'reset link',
        'verify link',
        'cancel link',
        'calendar feed',
      ] as const;
      for (const kind of kinds) await make[kind](person);
      const column = table === 'sessions' ? `sess->>'passport'` : '"userId"';
      const rows = () => sql(`select from ${table} where ${column} = $1`, person.user.id);
      expect((await rows()).length).toBeGreaterThan(0);
      await end(person, 'signed out everywhere');
      expect(await rows()).toEqual([]);
    },
  );

  it('lists every table of the database that holds a credential (ASVS 6.3.4)', async () => {
    const found = (await sql(MAY_BE_CREDENTIAL)) as { table: string; name: string }[];
    const credential = found.filter(({ name }) => !OTHERS.includes(name));
    expect([...new Set(credential.map(({ table }) => table))]).toEqual([...credentialTables]);
    const names = found.map(({ name }) => name);
    expect(OTHERS.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('does not compile when a kind of credential is missing', () => {
    const { 'reset link': _left, ...rest } = credentials;
    // @ts-expect-error -- a purpose of links without a row
    const incomplete: Record<CredentialKind, Credential> = rest;
    // @ts-expect-error -- a table that is not listed
    const table: Credential['table'] = 'keys';
    // @ts-expect-error -- a credential that does not say how it is revoked
    const endless: Credential = { owner: 'account', lifetime: null, table: null };
    expect([incomplete, table, endless]).toHaveLength(3);
  });
});
