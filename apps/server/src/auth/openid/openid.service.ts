import { Injectable } from '@nestjs/common';
import { forgotPasswordInputSchema, providerRefusals } from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IDToken } from 'openid-client';
import type { VerifyFunction } from 'openid-client/passport';
import { Database } from '../../platform/database/database';
import { ProblemError } from '../../platform/problem/problem';
import { Settings } from '../../platform/config/settings';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { AccessService } from '../access/access.service';
import { IdentitiesRepository } from './identities.repository';
import { PassportService } from '../sign-in/passport.service';

const CALLBACK = '/api/auth/openid/callback';

/** Sign-in through an OpenID provider, beside the local accounts. */
@Injectable()
export class OpenIdService {
  private ready: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly identities: IdentitiesRepository,
    private readonly users: UsersService,
    private readonly access: AccessService,
    private readonly passport: PassportService,
    private readonly settings: Settings,
  ) {}

  /** Fails when there is no provider, or when it cannot be reached. */
  async prepare(request: FastifyRequest): Promise<void> {
    if (!this.settings.openId) throw new ProblemError(404, 'This sign-in method is not enabled.');
    // Discovered at first use, so that a provider that is away does not keep the server from starting.
    this.ready ??= this.discover().catch((error: unknown) => {
      this.ready = undefined;
      request.log.warn({ err: error }, 'the OpenID provider cannot be reached');
      throw new ProblemError(503, 'The sign-in provider cannot be reached. Please try again.');
    });
    await this.ready;
  }

  /** Sends the browser to the provider or, on its way back, answers who it is. */
  async authenticate(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<UserEntity | undefined> {
    await this.prepare(request);
    return this.passport.authenticate('openid', request, reply);
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
            (user) => void done(null, user),
            (error: Error) => void done(error),
          );
        },
      ),
    );
  }

  /** A person is issuer + subject; an address only ever links when the provider has verified it. */
  private async verify(tokens: Parameters<VerifyFunction>[0]): Promise<UserEntity> {
    const claims = tokens.claims();
    if (!claims) throw new ProblemError(401, 'The provider did not say who you are.');
    const user = await this.database.transaction(async () => {
      const key = { issuer: claims.iss, subject: claims.sub };
      const userId = await this.identities.findUserId(key);
      if (userId) return this.users.get(userId);
      const linked = await this.accountFor(claims);
      await this.identities.insert({ ...key, userId: linked.id });
      return linked;
    });
    if (user.disabledAt) throw new ProblemError(401, providerRefusals.closed);
    return user;
  }

  private async accountFor(claims: IDToken): Promise<UserEntity> {
    const email = verifiedAddress(claims);
    const found = await this.users.findForSignIn(email);
    if (found?.emailVerifiedAt) return found;
    const person = { ...names(claims), emailVerifiedAt: new Date() };
    if (!found) return this.users.add({ email, ...person });
    await this.access.end(found, { reason: 'taken over' });
    return this.users.update(found.id, person);
  }
}

/** The address of the provider's answer, under the rules of our own. */
function verifiedAddress(claims: IDToken): string {
  if (typeof claims.email !== 'string' || claims.email_verified !== true)
    throw new ProblemError(401, providerRefusals.unverified);
  const email = forgotPasswordInputSchema.shape.email.safeParse(claims.email);
  if (!email.success) throw new ProblemError(401, providerRefusals.address);
  return email.data;
}

function names(claims: IDToken): Pick<UserEntity, 'firstName' | 'lastName'> {
  const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : null);
  return { firstName: short(claims.given_name), lastName: short(claims.family_name) };
}
