import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Environment } from './environment';

/** A mistake of the person who starts the server: printed in plain lines, without a stack. */
export class StartError extends Error {}

/** Reads `.env` from the working folder, when there is one, under what is set already. */
export function readDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Checks the environment; throws a StartError with one line per mistake. */
export function loadEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== '');
  const environment = plainToInstance(Environment, {
    ...new Environment(),
    ...Object.fromEntries(given),
  });
  const errors = [...fieldErrors(environment), ...jointErrors(environment)];
  if (errors.length > 0) throw new StartError(errors.join('\n'));
  return environment;
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
  return errors;
}

/** Who a person is, and the key to money, must not travel unencrypted. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  return (
    url?.protocol === 'https:' ||
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url?.hostname ?? '')
  );
}
