import { Injectable } from '@nestjs/common';
import {
  type AskedConsent,
  type AssistantConsent,
  type ConsentResult,
  DAY_MS,
} from '@polaris/contracts';
import { credentials } from '../../../identity/auth/access/credentials';
import type { UserEntity } from '../../../identity/users/user.entity';
import { Settings } from '../../../platform/config/settings';
import { Database } from '../../../platform/database/database';
import { AssistantGrantsRepository } from '../assistant-grants.repository';
import { AssistantSettingsService } from '../assistant-settings.service';
import { ConnectionsService } from '../connections.service';
import {
  type AuthorizationRequest,
  AuthorizationRequestsService,
} from './authorization-requests.service';

const CONNECTION_LIFETIME = 365 * DAY_MS;

/** What the owner allows an assistant; it is asked for each time and never remembered. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly database: Database,
    private readonly requests: AuthorizationRequestsService,
    private readonly grants: AssistantGrantsRepository,
    private readonly connections: ConnectionsService,
    private readonly assistants: AssistantSettingsService,
    private readonly settings: Settings,
  ) {}

  async ask(query: string, userId: string): Promise<AskedConsent> {
    await this.assistants.assertOn();
    const request = await this.requests.read(query);
    const { host, redirectUri, isLocalOnly, scopes } = request;
    return {
      host,
      returnHost: new URL(redirectUri).host,
      isLocalOnly,
      scopes,
      hasTwoFactor: await this.assistants.hasTwoFactor(userId),
      declineUrl: this.answerTo(request, { error: 'access_denied' }),
    };
  }

  /** The caller's second factor is recent. The code that it returns is good for a minute, and once. */
  async allow({ query, scopes }: AssistantConsent, user: UserEntity): Promise<ConsentResult> {
    await this.assistants.assertCanConnect(user.id);
    const request = await this.requests.read(query);
    const { clientId, host, redirectUri, challenge } = request;
    const code = await this.database.transaction(async () => {
      const grantId = await this.grants.insert({
        userId: user.id,
        kind: 'browser',
        clientId,
        host,
        label: host,
        scopes: [...new Set(scopes)],
        resource: this.assistants.address,
        epoch: user.accessEpoch,
        lifetime: CONNECTION_LIFETIME,
      });
      const { lifetime } = credentials['assistant code'];
      return this.connections.issue({ grantId, kind: 'code', lifetime, challenge, redirectUri });
    });
    return { url: this.answerTo(request, { code }) };
  }

  /** Names the issuer, so that a client of several servers knows which one answered (RFC 9207). */
  private answerTo(
    { redirectUri, state }: AuthorizationRequest,
    answer: Record<string, string>,
  ): string {
    const url = new URL(redirectUri);
    const params = { ...answer, ...(state !== null && { state }), iss: this.settings.publicUrl };
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    return url.href;
  }
}
