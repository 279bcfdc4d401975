import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AppExchangeInput, AppRequest } from '@polaris/contracts';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { ProblemError } from '../../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { credentials } from '../access/credentials';
import { AppCodesRepository } from './app-codes.repository';
import { authLimits } from '../auth-limits';
import type { Caller } from '../caller';
import { newToken } from '../../../platform/config/hash-token';

const LIFETIME_SECONDS = credentials['app code'].lifetime / 1000;

/**
 * Passes a sign-in from the system's browser on to the desktop app (RFC 8252), with a one-time code that also requires
 * the verifier for the app's challenge.
 */
@Injectable()
export class AppSignInService {
  constructor(
    private readonly codes: AppCodesRepository,
    private readonly users: UsersService,
    private readonly limits: LimitsService,
  ) {}

  /** Returns the code, of which only a hash is stored. */
  async issue({ id, accessEpoch }: UserEntity, { appChallenge }: AppRequest): Promise<string> {
    const code = newToken();
    const hash = digest(code, 'hex');
    await this.codes.insert({
      hash,
      userId: id,
      epoch: accessEpoch,
      challenge: appChallenge,
      lifetimeSeconds: LIFETIME_SECONDS,
    });
    return code;
  }

  /** Counts as an attempt to sign in. Uses up the code even if the verifier does not match. */
  async exchange({ code, verifier }: AppExchangeInput, caller: Caller): Promise<UserEntity> {
    const address = addressKey(caller.address);
    await this.limits.count(authLimits.signInByAddress, address);
    const found = await this.codes.consume(digest(code, 'hex'));
    const fits = found?.challenge === digest(verifier, 'base64url');
    const user = found && fits ? await this.users.findActive(found.userId) : null;
    if (!user || user.accessEpoch !== found?.epoch)
      throw new ProblemError(401, 'This sign-in is no longer valid. Start again in the app.');
    await this.limits.uncount(authLimits.signInByAddress, address);
    return user;
  }
}

const digest = (text: string, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding);
