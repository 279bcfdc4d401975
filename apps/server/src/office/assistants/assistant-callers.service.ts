import { Injectable } from '@nestjs/common';
import { hashToken } from '../../platform/config/hash-token';
import {
  type LimitRule,
  LimitsService,
  addressKey,
} from '../../platform/http/limits/limits.service';
import { setActor } from '../../platform/logging/request-context';
import { AssistantCallersReadModel, type AssistantCaller } from './assistant-callers.read-model';
import { AssistantGrantsRepository } from './assistant-grants.repository';
import { AssistantSettingsService } from './assistant-settings.service';
import { OAuthError } from './authorization/oauth-error';

const BEARER = /^Bearer (pol_[\w-]{43})$/i;

/** In memory: what a stranger sends must cost nearly nothing. */
const wrongTokens: LimitRule = { name: 'assistant-wrong-token', points: 5, duration: 60 };
/** Of everything that a connection sends, and of what one address sends to the token routes. */
const requestsOfGrant: LimitRule = { name: 'assistant-request', points: 3000, duration: 3600 };
const tokenRequests: LimitRule = { name: 'assistant-token', points: 60, duration: 60 };

/** Identifies the connection of a call by its token. A login session opens nothing here. */
@Injectable()
export class AssistantCallersService {
  constructor(
    private readonly callers: AssistantCallersReadModel,
    private readonly grants: AssistantGrantsRepository,
    private readonly settings: AssistantSettingsService,
    private readonly limits: LimitsService,
  ) {}

  /** Undefined without a token. Throws an OAuthError for a wrong one, and 429 after five. */
  async identify(
    authorization: string | undefined,
    address: string,
  ): Promise<AssistantCaller | undefined> {
    if (authorization === undefined) return undefined;
    const [, token] = BEARER.exec(authorization) ?? [];
    const caller = token && (await this.callers.find(hashToken(token), this.settings.address));
    if (!caller) {
      await this.countWrong(address);
      throw new OAuthError('invalid_token', 'The token is unknown or has ended.', 401);
    }
    await this.limits.countInMemory(requestsOfGrant, String(caller.grantId));
    await this.grants.noteUse(caller.grantId);
    setActor(caller.userId);
    return caller;
  }

  countWrong(address: string): Promise<void> {
    return this.limits.countInMemory(wrongTokens, addressKey(address));
  }

  countTokenRequest(address: string): Promise<void> {
    return this.limits.countInMemory(tokenRequests, addressKey(address));
  }
}
