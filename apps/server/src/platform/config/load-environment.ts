import 'reflect-metadata';
import { existsSync, readFileSync } from 'node:fs';
import { cleanEmail } from '@polaris/contracts';
import { validateSync } from 'class-validator';
import { bucketLocation } from './bucket-location';
import { Environment } from './environment';

/** A mistake of the person who starts the server: printed in plain lines, without a stack. */
export class StartError extends Error {}

/** Reads `.env` from the working folder, if it exists. Variables that are already set take precedence. */
export function readDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Checks the environment; throws a StartError with one line per mistake. */
export function loadEnvironment(source: NodeJS.ProcessEnv): Environment {
  const environment = new Environment();
  for (const [name, value] of Object.entries({ ...source, ...secretsInFiles(source) }))
    if (value) Object.assign(environment, { [name]: parse(name, value) });
  const errors = [...fieldErrors(environment), ...jointErrors(environment)];
  if (errors.length > 0) throw new StartError(errors.join('\n'));
  return environment;
}

/** Variables that can also be read from a file, named by the variable with `_FILE`, as vaults and Docker need it. */
const SECRETS = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_URL',
  'OIDC_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'METRICS_TOKEN',
];

function secretsInFiles(source: NodeJS.ProcessEnv): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) throw new StartError(`Set ${name} or ${name}_FILE, not both.`);
    found[name] = readSecret(`${name}_FILE`, file);
  }
  return found;
}

function readSecret(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartError(`${name} cannot be read: ${(error as Error).message}`);
  }
  if (text === '') throw new StartError(`${name} names an empty file.`);
  return text;
}

/** The numbers among the settings all have a default. */
const isNumber = (name: string): boolean =>
  typeof (new Environment() as unknown as Record<string, unknown>)[name] === 'number';
const ADDRESSES = new Set(['ADMIN_EMAIL', 'OWNER_EMAIL']);
const ORIGINS = new Set(['PUBLIC_URL', 'RELEASES_URL', 'STRIPE_API_BASE']);

/** Text that is not a number stays text, which validation rejects. */
function parse(name: string, value: string): string | number {
  if (isNumber(name) && /^\d+$/.test(value)) return Number(value);
  if (ADDRESSES.has(name)) return cleanEmail(value);
  return ORIGINS.has(name) ? value.replace(/\/+$/, '') : value;
}

function fieldErrors(environment: Environment): string[] {
  return validateSync(environment, { stopAtFirstError: true }).flatMap((error) =>
    Object.values(error.constraints ?? {}),
  );
}

/** Settings that only make sense together. */
function jointErrors(environment: Environment): string[] {
  const errors: string[] = [];
  if (!environment.ADMIN_EMAIL !== !environment.ADMIN_PASSWORD)
    errors.push('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  const oidc = [
    environment.OIDC_ISSUER_URL,
    environment.OIDC_CLIENT_ID,
    environment.OIDC_CLIENT_SECRET,
  ].filter(Boolean).length;
  if (oidc !== 0 && oidc !== 3)
    errors.push('OIDC_ISSUER_URL, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.');
  if (environment.OIDC_ISSUER_URL && !isSafeAddress(environment.OIDC_ISSUER_URL))
    errors.push('OIDC_ISSUER_URL must be https, except on this very machine.');
  if (environment.RELEASES_URL && !isSafeAddress(environment.RELEASES_URL))
    errors.push('RELEASES_URL must be https, except on this very machine.');
  errors.push(...bucketErrors(environment));
  if (!environment.STRIPE_SECRET_KEY !== !environment.STRIPE_WEBHOOK_SECRET)
    errors.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  if (environment.STRIPE_API_BASE && !isSafeAddress(environment.STRIPE_API_BASE))
    errors.push('STRIPE_API_BASE must be https, except on this very machine.');
  if (
    environment.NODE_ENV === 'production' &&
    environment.DATABASE_URL &&
    !environment.SESSION_SECRET
  )
    errors.push('SESSION_SECRET is required with DATABASE_URL in production.');
  if (environment.SESSION_SECRET_PREVIOUS && !environment.SESSION_SECRET)
    errors.push('SESSION_SECRET_PREVIOUS needs a new SESSION_SECRET beside it.');
  return errors;
}

const BUCKET_FORM =
  'BACKUP_S3_URL must look like https://KEY:SECRET@host/bucket/folder?region=us-east-1, with / + = in the secret as %2F %2B %3D.';

function bucketErrors(environment: Environment): string[] {
  const { BACKUP_S3_URL: address, BACKUP_DIR, BACKUP_PASSPHRASE } = environment;
  if (!address) return [];
  const location = bucketLocation(address);
  if (!location) return [BUCKET_FORM];
  return [
    !isSafeAddress(location.url) && 'BACKUP_S3_URL must be https, except on this very machine.',
    !BACKUP_DIR && 'BACKUP_S3_URL needs BACKUP_DIR: backups are made there, and copied.',
    !BACKUP_PASSPHRASE &&
      'BACKUP_S3_URL needs BACKUP_PASSPHRASE: what leaves the machine is encrypted.',
  ].filter((error) => typeof error === 'string');
}

/** Sign-ins and payment keys must not be sent unencrypted. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === 'https:' ||
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url?.hostname ?? '')
  );
}
