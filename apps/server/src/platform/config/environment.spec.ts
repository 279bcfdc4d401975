import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { StartError, loadEnvironment } from './load-environment';

const mistakes = (source: NodeJS.ProcessEnv): string[] => {
  try {
    loadEnvironment(source);
    return [];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.message.split('\n');
  }
};

const bucket = {
  BACKUP_DIR: '/backups',
  BACKUP_PASSPHRASE: 'four words of my own',
  BACKUP_S3_URL: 'https://KEY:SECRET@s3.example.com/bucket',
};

describe('the environment', () => {
  it('accepts only an encrypted backup bucket over a secure connection', () => {
    expect(loadEnvironment(bucket).BACKUP_S3_URL).toBe(bucket.BACKUP_S3_URL);
    const [form] = mistakes({ ...bucket, BACKUP_S3_URL: 's3://bucket' });
    expect(form).toMatch(/^BACKUP_S3_URL must look like https:\/\/KEY:SECRET@host\/bucket/);
    const open = bucket.BACKUP_S3_URL.replace('https', 'http');
    expect(mistakes({ ...bucket, BACKUP_S3_URL: open })).toEqual([
      'BACKUP_S3_URL must be https, except on this very machine.',
    ]);
    expect(mistakes({ BACKUP_S3_URL: bucket.BACKUP_S3_URL })).toEqual([
      'BACKUP_S3_URL needs BACKUP_DIR: backups are made there, and copied.',
      'BACKUP_S3_URL needs BACKUP_PASSPHRASE: what leaves the machine is encrypted.',
    ]);
  });

  it('starts with an empty environment', () => {
    expect(loadEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      TRUST_PROXY: 0,
      DATABASE_URL: undefined,
    });
  });

  it('reads empty values as missing and removes a trailing slash from an address', () => {
    const { PORT, PUBLIC_URL } = loadEnvironment({ PORT: '', PUBLIC_URL: 'https://a.example/' });
    expect([PORT, PUBLIC_URL]).toEqual([3000, 'https://a.example']);
  });

  it('reads a secret from the file that its variable with _FILE names (ASVS 13.3.1)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'polaris-secrets-'));
    const [file, empty] = [join(folder, 'secret'), join(folder, 'empty')];
    writeFileSync(file, `${'s'.repeat(32)}\n`);
    writeFileSync(empty, '\n');
    expect(loadEnvironment({ SESSION_SECRET_FILE: file }).SESSION_SECRET).toBe('s'.repeat(32));
    expect(mistakes({ SESSION_SECRET_FILE: file, SESSION_SECRET: 't'.repeat(32) })).toEqual([
      'Set SESSION_SECRET or SESSION_SECRET_FILE, not both.',
    ]);
    expect(mistakes({ SMTP_URL_FILE: empty })).toEqual(['SMTP_URL_FILE names an empty file.']);
    expect(mistakes({ SMTP_URL_FILE: file })).toEqual([
      'SMTP_URL must start with smtp:// or smtps://.',
    ]);
    expect(mistakes({ SMTP_URL_FILE: join(folder, 'none') })[0]).toMatch(
      /^SMTP_URL_FILE cannot be read: ENOENT/,
    );
    rmSync(folder, { recursive: true });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number.'],
    [
      { PUBLIC_URL: 'polaris.example' },
      'PUBLIC_URL must be an http or https origin without a path.',
    ],
    [
      { DATABASE_URL: 'mysql://x', SESSION_SECRET: 's'.repeat(32) },
      'DATABASE_URL must start with postgres://.',
    ],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters.'],
    [
      { SESSION_SECRET: 's'.repeat(32), SESSION_SECRET_PREVIOUS: 'short' },
      'SESSION_SECRET_PREVIOUS must be at least 32 characters.',
    ],
    [
      { SESSION_SECRET_PREVIOUS: 's'.repeat(32) },
      'SESSION_SECRET_PREVIOUS needs a new SESSION_SECRET beside it.',
    ],
    [{ ADMIN_EMAIL: 'x', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL must be an email address.'],
    [
      { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'x'.repeat(129) },
      'ADMIN_PASSWORD must be 8 to 128 characters long.',
    ],
    [
      { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: '🧭'.repeat(7) },
      'ADMIN_PASSWORD must be 8 to 128 characters long.',
    ],
    [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters, without spaces.'],
    [{ SEED: 'lots' }, 'SEED must be demo or none.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number of proxies.'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must start with smtp:// or smtps://.'],
    [
      { OIDC_ISSUER_URL: 'https://a.example' },
      'OIDC_ISSUER_URL, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.',
    ],
    [
      { OIDC_ISSUER_URL: 'http://a.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
      'OIDC_ISSUER_URL must be https, except on this very machine.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.',
    ],
    [
      { STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY must start with sk_test_, sk_live_, rk_test_ or rk_live_.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'secret' },
      'STRIPE_WEBHOOK_SECRET must start with whsec_.',
    ],
    [
      { STRIPE_API_BASE: 'http://stripe.example' },
      'STRIPE_API_BASE must be https, except on this very machine.',
    ],
    [
      { STRIPE_API_BASE: 'http://127.0.0.1.evil.example' },
      'STRIPE_API_BASE must be https, except on this very machine.',
    ],
    [
      { DATABASE_URL: 'postgres://a/b' },
      'SESSION_SECRET is required with DATABASE_URL in production.',
    ],
  ])('reports %j in one line (ASVS 11.2.3)', (source, line) => {
    expect(mistakes(source)).toEqual([line]);
  });

  it('reports each mistake on its own line', () => {
    expect(mistakes({ PORT: 'x', SEED: 'y', TRUST_PROXY: 'z' })).toHaveLength(3);
  });
});
