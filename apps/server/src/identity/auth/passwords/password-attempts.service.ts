import { Injectable } from '@nestjs/common';
import { type LimitRule, LimitsService } from '../../../platform/http/limits/limits.service';
import { authLimits } from '../auth-limits';

/** Who tries: anyone, a browser with a mark of the account, or who is signed in to it already. */
export type Attempt = 'unmarked' | 'marked' | 'signed-in';

/** All attempts on an account count together; no kind but its marked browsers can use all of them up. */
const LIMITS: Record<Attempt, LimitRule[]> = {
  unmarked: [authLimits.unmarkedSignIn, authLimits.signInByAccount],
  marked: [authLimits.signInByAccount],
  'signed-in': [authLimits.passwordChange, authLimits.signInByAccount],
};

/** Counts the passwords that are tried on an account, before each is looked at. */
@Injectable()
export class PasswordAttemptsService {
  constructor(private readonly limits: LimitsService) {}

  async count(account: string, attempt: Attempt): Promise<void> {
    for (const limit of LIMITS[attempt]) await this.limits.count(limit, account);
  }

  /** The password was right. */
  async uncount(account: string, attempt: Attempt): Promise<void> {
    await Promise.all(LIMITS[attempt].map((limit) => this.limits.uncount(limit, account)));
  }
}
