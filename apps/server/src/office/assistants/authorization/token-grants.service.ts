import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { credentials } from '../../../identity/auth/access/credentials';
import { UsersService } from '../../../identity/users/users.service';
import { hashToken } from '../../../platform/config/hash-token';
import { Database } from '../../../platform/database/database';
import { AssistantSettingsService } from '../assistant-settings.service';
import {
  AssistantTokensRepository,
  type LockedToken,
  type TokenKind,
} from '../assistant-tokens.repository';
import { ConnectionsService } from '../connections.service';
import { OAuthError } from './oauth-error';

/** A lost answer must sign no assistant out: for so long, a used refresh token gets another pair. */
const REPEAT_SECONDS = 30;

/** As RFC 6749 writes it. */
interface TokenPair {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

const ENDED =
  'It is unknown, was used, or has ended. Ask the owner to connect the assistant again.';
const invalidGrant = (description = ENDED) => new OAuthError('invalid_grant', description);

/** Exchanges codes and refresh tokens for new tokens, and takes tokens back. */
@Injectable()
export class TokenGrantsService {
  private readonly exchanges = new Map([
    ['authorization_code', (form: URLSearchParams) => this.exchange(form)],
    ['refresh_token', (form: URLSearchParams) => this.refresh(form)],
  ]);

  constructor(
    private readonly database: Database,
    private readonly tokens: AssistantTokensRepository,
    private readonly connections: ConnectionsService,
    private readonly users: UsersService,
    private readonly settings: AssistantSettingsService,
  ) {}

  /** Throws an OAuthError. */
  async answer(form: URLSearchParams): Promise<TokenPair> {
    this.assertResource(form.get('resource'));
    const exchange = this.exchanges.get(form.get('grant_type') ?? '');
    if (!exchange)
      throw new OAuthError('unsupported_grant_type', 'Send a code or a refresh token.');
    const result = await this.database.transaction(() => exchange(form));
    // Not thrown inside: that the connection ended must be stored.
    if (result instanceof OAuthError) throw result;
    return result;
  }

  /** Ends the connection of a token; an unknown token is no error (RFC 7009). */
  async revoke(token: string): Promise<void> {
    const grant = await this.tokens.findGrant(hashToken(token));
    if (grant) await this.connections.end(grant.id, grant.userId, 'by the assistant');
  }

  private async exchange(form: URLSearchParams): Promise<TokenPair | OAuthError> {
    const code = form.get('code') ?? '';
    const found = await this.find('code', code, form);
    if (!found) return invalidGrant();
    // Two programs have the code, and nothing tells which one is the assistant.
    if (found.usedAgo !== null) return this.endRepeated(found, 'code used twice');
    if (form.get('redirect_uri') !== found.redirectUri)
      return invalidGrant('The redirect address is not the one of the code.');
    if (!fits(form.get('code_verifier') ?? '', found.challenge!))
      return invalidGrant('The code verifier does not fit.');
    await this.tokens.markUsed(hashToken(code));
    await this.connections.connect({ id: found.grantId, label: found.label, userId: found.userId });
    return this.makePair(found);
  }

  private async refresh(form: URLSearchParams): Promise<TokenPair | OAuthError> {
    const token = form.get('refresh_token') ?? '';
    const found = await this.find('refresh', token, form);
    if (!found) return invalidGrant();
    if (found.usedAgo !== null && found.usedAgo > REPEAT_SECONDS)
      return this.endRepeated(found, 'refresh token used twice');
    await this.tokens.markUsed(hashToken(token));
    return this.makePair(found);
  }

  /** Undefined also if the access to the account has ended since, or the account is not an owner's any more. */
  private async find(
    kind: TokenKind,
    token: string,
    form: URLSearchParams,
  ): Promise<LockedToken | undefined> {
    const found = await this.tokens.lock(kind, hashToken(token));
    if (!found || found.clientId !== form.get('client_id')) return undefined;
    if (found.resource !== this.settings.address) return undefined;
    const user = await this.users.findActive(found.userId);
    return user?.isAdmin && user.accessEpoch === found.epoch ? found : undefined;
  }

  private async makePair({ grantId, scopes }: LockedToken): Promise<TokenPair> {
    const { lifetime } = credentials['assistant access token'];
    const refresh = credentials['assistant refresh token'].lifetime;
    return {
      access_token: await this.connections.issue({ grantId, kind: 'access', lifetime }),
      token_type: 'Bearer',
      expires_in: lifetime / 1000,
      refresh_token: await this.connections.issue({ grantId, kind: 'refresh', lifetime: refresh }),
      scope: scopes.join(' '),
    };
  }

  private async endRepeated({ grantId, userId }: LockedToken, why: string): Promise<OAuthError> {
    await this.connections.end(grantId, userId, why);
    return invalidGrant();
  }

  /** The address may be left out, as the connection is bound to it. */
  private assertResource(resource: string | null): void {
    if (resource !== null && resource !== this.settings.address)
      throw new OAuthError('invalid_target', 'This server gives no tokens for that address.');
  }
}

/** PKCE by S256 (RFC 7636). */
function fits(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const found = createHash('sha256').update(verifier).digest('base64url');
  return timingSafeEqual(Buffer.from(found), Buffer.from(challenge));
}
