import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type AssistantCall,
  type AssistantConnection,
  type AssistantTokenInput,
  DAY_MS,
  type NewAssistantToken,
} from '@polaris/contracts';
import type { UserEntity } from '../../identity/users/user.entity';
import { hashToken } from '../../platform/config/hash-token';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { notFound } from '../../platform/problem/problem';
import { SecurityLogService } from '../../records/security-log/security-log.service';
import { AssistantCallsRepository, expiringAssistantCalls } from './assistant-calls.repository';
import { AssistantGrantsRepository, expiringGrants } from './assistant-grants.repository';
import { AssistantMailsService } from './assistant-mails.service';
import { AssistantSettingsService } from './assistant-settings.service';
import { AssistantDraftsRepository } from './drafts/assistant-drafts.repository';
import {
  AssistantTokensRepository,
  type TokenKind,
  expiringAssistantTokens,
} from './assistant-tokens.repository';

type Account = Pick<UserEntity, 'id' | 'accessEpoch'>;

/** Programs that look for secrets in files know tokens by their first letters. */
const newToken = (): string => `pol_${randomBytes(32).toString('base64url')}`;

interface IssuedToken {
  grantId: number;
  kind: TokenKind;
  lifetime: number;
  challenge?: string;
  redirectUri?: string;
}

/** Connections of assistants: each new one is logged and mailed, and the owner can end it. */
@Injectable()
export class ConnectionsService {
  constructor(
    private readonly database: Database,
    private readonly grants: AssistantGrantsRepository,
    private readonly tokens: AssistantTokensRepository,
    private readonly calls: AssistantCallsRepository,
    private readonly drafts: AssistantDraftsRepository,
    private readonly settings: AssistantSettingsService,
    private readonly mails: AssistantMailsService,
    private readonly security: SecurityLogService,
    expiredRows: ExpiredRowsService,
  ) {
    for (const rows of [expiringGrants, expiringAssistantTokens, expiringAssistantCalls])
      expiredRows.register(rows);
  }

  list({ id, accessEpoch }: Account): Promise<AssistantConnection[]> {
    return this.grants.list(id, accessEpoch);
  }

  async listCalls(id: number, account: Account): Promise<AssistantCall[]> {
    await this.get(id, account);
    return this.calls.list(id);
  }

  /** The token is shown only once: what is stored is its hash. */
  async paste(input: AssistantTokenInput, account: Account): Promise<NewAssistantToken> {
    await this.settings.assertCanConnect(account.id);
    const lifetime = input.days * DAY_MS;
    return this.database.transaction(async () => {
      const grantId = await this.grants.insert({
        userId: account.id,
        kind: 'pasted',
        clientId: null,
        host: null,
        label: input.label,
        scopes: [...new Set(input.scopes)],
        resource: this.settings.address,
        epoch: account.accessEpoch,
        lifetime,
      });
      const token = await this.issue({ grantId, kind: 'pasted', lifetime });
      await this.connect({ id: grantId, label: input.label, userId: account.id });
      return { token, connection: await this.get(grantId, account) };
    });
  }

  /** Returns a new token of the connection, in the transaction of what it is for. */
  async issue(issued: IssuedToken): Promise<string> {
    const token = newToken();
    await this.tokens.insert({ ...issued, hash: hashToken(token) });
    return token;
  }

  /** Lists the new connection, logs it, and notifies the owner by email. */
  async connect(grant: { id: number; label: string; userId: string }): Promise<void> {
    await this.grants.connect(grant.id);
    await this.security.record('assistant_connected', grant.userId);
    await this.mails.connected(grant.label);
  }

  async revoke(id: number, account: Account): Promise<void> {
    await this.get(id, account);
    await this.end(id, account.id);
  }

  /** `detail` says why, for the security log. */
  end(id: number, userId: string, detail = ''): Promise<void> {
    return this.database.transaction(async () => {
      if (!(await this.grants.revoke(id))) return;
      await this.tokens.removeOf(id);
      await this.drafts.rejectOf(id);
      await this.security.record('assistant_disconnected', userId, detail);
    });
  }

  private async get(id: number, { id: userId, accessEpoch }: Account) {
    const found = await this.grants.find(id, userId, accessEpoch);
    if (!found) throw notFound('This connection');
    return found;
  }
}
