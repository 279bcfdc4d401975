import { Injectable } from '@nestjs/common';
import { type LimitName, LimitsService } from '../platform/http/limits.service';

/** Who tries: anyone, a browser with a mark of the account, or who is signed in to it already. */
export type Attempt = 'unmarked' | 'marked' | 'signed-in';

/** All attempts on an account count together; no kind but its marked browsers can use all of them up. */
const LIMITS: Record<Attempt, LimitName[]> = {
  unmarked: ['sign-in-unmarked', 'sign-in-account'],
  marked: ['sign-in-account'],
  'signed-in': ['password-change', 'sign-in-account'],
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
    for (const limit of LIMITS[attempt]) await this.limits.uncount(limit, account);
  }
}
