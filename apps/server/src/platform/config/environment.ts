import { PASSWORD_MAX, PASSWORD_MIN, registerInputSchema } from '@polaris/contracts';
import { IsIn, IsInt, IsOptional, Matches, Max, Min, MinLength, ValidateBy } from 'class-validator';
import { type core, safeParse } from 'zod/mini';

/** Validates with the same contract as user input. */
const Fits = (schema: core.$ZodType, message: string) =>
  ValidateBy({
    name: 'fits',
    validator: {
      validate: (value) => safeParse(schema, value).success,
      defaultMessage: () => message,
    },
  });
const newAccount = registerInputSchema.shape;
const WEB_ADDRESS = /^https?:\/\/[^\s/@]+$/;

/**
 * The environment variables of the server. All are optional; see .env.example. If several rules fail, the message of
 * the lowest decorator is used.
 */
export class Environment {
  @Max(65_535, { message: 'PORT must be at most 65535.' })
  @Min(0, { message: 'PORT must be at least 0.' })
  @IsInt({ message: 'PORT must be a whole number.' })
  PORT = 3000;

  @Matches(/^\S+$/, { message: 'HOST must be a host name or an address.' })
  HOST = '127.0.0.1';

  /** The public URL, without a trailing slash. */
  @IsOptional()
  @Matches(WEB_ADDRESS, { message: 'PUBLIC_URL must be an http or https origin without a path.' })
  PUBLIC_URL?: string;

  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/\S+$/, { message: 'DATABASE_URL must start with postgres://.' })
  DATABASE_URL?: string;

  /** The most connections to the database that requests and jobs use together. */
  @Max(200, { message: 'DATABASE_POOL must be at most 200.' })
  @Min(4, { message: 'DATABASE_POOL must be at least 4.' })
  @IsInt({ message: 'DATABASE_POOL must be a whole number of connections.' })
  DATABASE_POOL = 16;

  @Matches(/\S/, { message: 'DATA_DIR must name a folder.' })
  DATA_DIR = '.data';

  @IsOptional()
  @MinLength(32, { message: 'SESSION_SECRET must be at least 32 characters.' })
  SESSION_SECRET?: string;

  /** The previous secret, while data that it signed or encrypted is still in use. */
  @IsOptional()
  @MinLength(32, { message: 'SESSION_SECRET_PREVIOUS must be at least 32 characters.' })
  SESSION_SECRET_PREVIOUS?: string;

  @IsOptional()
  @Fits(newAccount.email, 'ADMIN_EMAIL must be an email address.')
  ADMIN_EMAIL?: string;

  @IsOptional()
  @Fits(
    newAccount.password,
    `ADMIN_PASSWORD must be ${PASSWORD_MIN} to ${PASSWORD_MAX} characters long.`,
  )
  ADMIN_PASSWORD?: string;

  @IsOptional()
  @IsIn(['demo', 'none'], { message: 'SEED must be demo or none.' })
  SEED?: 'demo' | 'none';

  /** How many proxies in front are trusted; 0 ignores X-Forwarded-For. */
  @Max(10, { message: 'TRUST_PROXY must be at most 10.' })
  @Min(0, { message: 'TRUST_PROXY must be at least 0.' })
  @IsInt({ message: 'TRUST_PROXY must be a whole number of proxies.' })
  TRUST_PROXY = 0;

  @IsOptional()
  @Matches(/^smtps?:\/\/\S+$/, { message: 'SMTP_URL must start with smtp:// or smtps://.' })
  SMTP_URL?: string;

  /** Without it, mail is sent from the sender that the owner has entered. */
  @IsOptional()
  @Matches(/\S+@\S+/, { message: 'MAIL_FROM must hold an email address.' })
  MAIL_FROM?: string;

  /** The address for notices to the owner; without it, that of the owner's account. */
  @IsOptional()
  @Fits(newAccount.email, 'OWNER_EMAIL must be an email address.')
  OWNER_EMAIL?: string;

  /** The most space for all files on customers' records. */
  @Max(1_000_000, { message: 'FILES_MAX_MB must be at most 1000000.' })
  @Min(0, { message: 'FILES_MAX_MB must be at least 0.' })
  @IsInt({ message: 'FILES_MAX_MB must be a whole number of megabytes.' })
  FILES_MAX_MB = 1000;

  /** The folder for nightly backups; without it none are made. */
  @IsOptional()
  @Matches(/\S/, { message: 'BACKUP_DIR must name a folder.' })
  BACKUP_DIR?: string;

  /** Encrypts every backup, and decrypts backups for a restore. */
  @IsOptional()
  @MinLength(12, { message: 'BACKUP_PASSPHRASE must be at least 12 characters.' })
  BACKUP_PASSPHRASE?: string;

  /** Where every backup is copied: `https://KEY:SECRET@host/bucket/folder?region=eu-central-1`. */
  @IsOptional()
  @Matches(/\S/, { message: 'BACKUP_S3_URL must not be blank.' })
  BACKUP_S3_URL?: string;

  @IsOptional()
  @Matches(/^https?:\/\/\S+$/, { message: 'OIDC_ISSUER_URL must be an http or https address.' })
  OIDC_ISSUER_URL?: string;

  @IsOptional()
  @Matches(/\S/, { message: 'OIDC_CLIENT_ID must not be blank.' })
  OIDC_CLIENT_ID?: string;

  @IsOptional()
  @Matches(/\S/, { message: 'OIDC_CLIENT_SECRET must not be blank.' })
  OIDC_CLIENT_SECRET?: string;

  /** Enables card payments, together with STRIPE_WEBHOOK_SECRET. */
  @IsOptional()
  @Matches(/^(sk|rk)_(test|live)_\w+$/, {
    message: 'STRIPE_SECRET_KEY must start with sk_test_, sk_live_, rk_test_ or rk_live_.',
  })
  STRIPE_SECRET_KEY?: string;

  /** Verifies that webhook events come from Stripe. */
  @IsOptional()
  @Matches(/^whsec_\S+$/, { message: 'STRIPE_WEBHOOK_SECRET must start with whsec_.' })
  STRIPE_WEBHOOK_SECRET?: string;

  /** For tests: replaces the address of the Stripe API. */
  @IsOptional()
  @Matches(WEB_ADDRESS, {
    message: 'STRIPE_API_BASE must be an http or https origin without a path.',
  })
  STRIPE_API_BASE?: string;

  /** The token with which Prometheus reads /metrics; without it /metrics is not found. */
  @IsOptional()
  @Matches(/^[\x21-\x7e]{16,}$/, {
    message: 'METRICS_TOKEN must be at least 16 characters, without spaces.',
  })
  METRICS_TOKEN?: string;

  /** The releases page to check for newer versions. Without it nothing is checked. */
  @IsOptional()
  @Matches(/^https?:\/\/[^\s@]+[^\s@/]$/, {
    message: 'RELEASES_URL must be an http or https address.',
  })
  RELEASES_URL?: string;

  @IsIn(['development', 'production', 'test'], {
    message: 'NODE_ENV must be development, production or test.',
  })
  NODE_ENV: 'development' | 'production' | 'test' = 'production';

  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
    message: 'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent.',
  })
  LOG_LEVEL = 'info';
}
