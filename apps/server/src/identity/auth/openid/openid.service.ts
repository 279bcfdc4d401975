import { Injectable } from '@nestjs/common';
import { cleanName, providerRefusals, statedEmail } from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IDToken } from 'openid-client';
import type { VerifyFunction } from 'openid-client/passport';
import { Database } from '../../../platform/database/database';
import { ProblemError } from '../../../platform/problem/problem';
import { Settings } from '../../../platform/config/settings';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { AccessService } from '../access/access.service';
import { IdentitiesRepository } from './identities.repository';
import { PassportService } from '../sign-in/passport.service';

const CALLBACK = '/api/auth/openid/callback';

/** The account that the provider identified. */
export interface ProviderUser {
  user: UserEntity;
  /** The account is new, or was taken back from a stranger. */
  isNew: boolean;
}

/** Sign-in through an OpenID provider, in addition to local accounts. */
@Injectable()
export class OpenIdService {
  private ready: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly identities: IdentitiesRepository,
    private readonly users: UsersService,
    private readonly access: AccessService,
    private readonly passport: PassportService,
    private readonly security: SecurityLogService,
    private readonly settings: Settings,
  ) {}

  /** Throws if no provider is set up or it cannot be reached. */
  async prepare(request: FastifyRequest): Promise<void> {
    if (!this.settings.openId) throw new ProblemError(404, 'This sign-in method is not enabled.');
    // Discovered on first use, so that the server starts even if the provider is down.
    this.ready ??= this.discover().catch((error: unknown) => {
      this.ready = undefined;
      request.log.warn({ err: error }, 'the OpenID provider cannot be reached');
      throw new ProblemError(503, 'The sign-in provider cannot be reached. Please try again.');
    });
    await this.ready;
  }

  /** Redirects the browser to the provider, or returns the user when it comes back. */
  async authenticate(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ProviderUser | undefined> {
    await this.prepare(request);
    return this.passport.authenticate<ProviderUser>('openid', request, reply);
  }

  private async discover(): Promise<void> {
    // Loaded with the first sign-in: most servers have no provider.
    const { CheckedStrategy, discoverProvider } = await import('./openid-strategy');
    const config = await discoverProvider(this.settings.env);
    const callbackURL = this.settings.publicUrl + CALLBACK;
    this.passport.use(
      'openid',
      new CheckedStrategy(
        {
          name: 'openid',
          sessionKey: 'openid',
          config,
          callbackURL,
          scope: 'openid email profile',
        },
        (tokens, done) => {
          this.verify(tokens).then(
            (found) => void done(null, found),
            (error: Error) => void done(error),
          );
        },
      ),
    );
  }

  /** Identifies people by issuer and subject. Links by address only if the provider has verified it. */
  private async verify(tokens: Parameters<VerifyFunction>[0]): Promise<ProviderUser> {
    const claims = tokens.claims();
    if (!claims) throw new ProblemError(401, 'The provider did not say who you are.');
    const found = await this.database.transaction(async () => {
      const key = { issuer: claims.iss, subject: claims.sub };
      const userId = await this.identities.findUserId(key);
      if (userId) return { user: await this.users.get(userId), isNew: false };
      const linked = await this.accountFor(claims);
      await this.identities.insert({ ...key, userId: linked.user.id });
      return linked;
    });
    if (found.user.disabledAt) {
      await this.security.record('sign_in_refused', found.user.id, 'account disabled');
      throw new ProblemError(401, providerRefusals.closed);
    }
    return found;
  }

  private async accountFor(claims: IDToken): Promise<ProviderUser> {
    const email = verifiedAddress(claims);
    const found = await this.users.findForSignIn(email);
    if (found?.emailVerifiedAt) return { user: found, isNew: false };
    const person = { ...names(claims), emailVerifiedAt: new Date() };
    if (!found) {
      const user = await this.users.add({ email, ...person });
      await this.security.record('account_created', user.id, 'sign-in provider');
      return { user, isNew: true };
    }
    await this.access.end(found, { reason: 'taken over' });
    return { user: await this.users.update(found.id, person), isNew: true };
  }
}

/** The address from the provider, checked by our own rules. */
function verifiedAddress(claims: IDToken): string {
  if (typeof claims.email !== 'string' || claims.email_verified !== true)
    throw new ProblemError(401, providerRefusals.unverified);
  const email = statedEmail.safeParse(claims.email);
  if (!email.success) throw new ProblemError(401, providerRefusals.address);
  return email.data;
}

function names(claims: IDToken): Pick<UserEntity, 'firstName' | 'lastName'> {
  const short = (value: unknown) =>
    typeof value === 'string' ? cleanName(value).slice(0, 100) : null;
  return { firstName: short(claims.given_name), lastName: short(claims.family_name) };
}
