import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AppExchangeInput, AppRequest } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { LimitsService, addressKey } from '../platform/http/limits.service';
import { ProblemError } from '../platform/http/problem';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import type { Caller } from './caller';

/** A person may have to allow their browser to open the app; more time than that nobody needs. */
const LIFETIME_SECONDS = 120;

/**
 * Hands a sign-in from the system's browser to the desktop app (RFC 8252): a code that works once, for
 * whoever knows the verifier of the challenge that the app began with.
 */
@Injectable()
export class AppSignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly limits: LimitsService,
  ) {}

  /** The code is told once and kept as a hash alone. */
  async issue({ id }: UserEntity, { appChallenge }: AppRequest): Promise<string> {
    const code = randomBytes(32).toString('base64url');
    await this.dataSource.query('delete from app_codes where "expiresAt" <= now()');
    await this.dataSource.query(
      `insert into app_codes (hash, "userId", challenge, "expiresAt")
       values ($1, $2, $3, now() + make_interval(secs => $4))`,
      [digest(code, 'hex'), id, appChallenge, LIFETIME_SECONDS],
    );
    return code;
  }

  /** Counted as attempts to sign in are; the code is used up whether its verifier fits or not. */
  async exchange({ code, verifier }: AppExchangeInput, caller: Caller): Promise<UserEntity> {
    const address = addressKey(caller.address);
    await this.limits.count('sign-in-address', address);
    const found = await this.useUp(code);
    const fits = found?.challenge === digest(verifier, 'base64url');
    const user = found && fits ? await this.users.findActive(found.userId) : null;
    if (!user)
      throw new ProblemError(401, 'This sign-in is not valid any more. Begin it again in the app.');
    await this.limits.uncount('sign-in-address', address);
    return user;
  }

  private async useUp(code: string): Promise<{ userId: string; challenge: string } | undefined> {
    const [rows] = await this.dataSource.query<[{ userId: string; challenge: string }[], number]>(
      `delete from app_codes where hash = $1 and "expiresAt" > now() returning "userId", challenge`,
      [digest(code, 'hex')],
    );
    return rows[0];
  }
}

const digest = (text: string, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding);
