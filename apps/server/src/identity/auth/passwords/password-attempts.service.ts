import { Injectable } from '@nestjs/common';
import { type LimitRule, LimitsService } from '../../../platform/http/limits/limits.service';
import { authLimits } from '../auth-limits';

/** Who tries: anyone, a browser with a device cookie for the account, or someone already signed in to it. */
export type Attempt = 'unknown-device' | 'known-device' | 'signed-in';

/** All attempts on an account share one limit, which only its known browsers can use up alone. */
const LIMITS: Record<Attempt, LimitRule[]> = {
  'unknown-device': [authLimits.unknownDeviceSignIn, authLimits.signInByAccount],
  'known-device': [authLimits.signInByAccount],
  'signed-in': [authLimits.passwordChange, authLimits.signInByAccount],
};

/** Limits password attempts per account. Each is counted before the check. */
@Injectable()
export class PasswordAttemptsService {
  constructor(private readonly limits: LimitsService) {}

  async count(account: string, attempt: Attempt): Promise<void> {
    for (const limit of LIMITS[attempt]) await this.limits.count(limit, account);
  }

  /** Takes back an attempt with the right password. */
  async uncount(account: string, attempt: Attempt): Promise<void> {
    await Promise.all(LIMITS[attempt].map((limit) => this.limits.uncount(limit, account)));
  }
}
