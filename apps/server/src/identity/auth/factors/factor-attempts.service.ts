import { Injectable } from '@nestjs/common';
import { LimitsService } from '../../../platform/http/limits/limits.service';
import type { ProblemError } from '../../../platform/problem/problem';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import { authLimits } from '../auth-limits';

const LIMITS = [authLimits.factorCode, authLimits.factorCodeOfDay];

/** Limits attempts to enter a code, as six digits are easy to guess. */
@Injectable()
export class FactorAttemptsService {
  constructor(
    private readonly limits: LimitsService,
    private readonly security: SecurityLogService,
  ) {}

  /** Counts the attempt before the check and takes it back if the code is right; otherwise throws `wrong`. */
  async run(
    userId: string,
    fits: () => Promise<boolean>,
    wrong: () => ProblemError,
  ): Promise<void> {
    for (const limit of LIMITS) await this.limits.count(limit, userId);
    if (!(await fits())) {
      await this.security.record('sign_in_refused', userId, 'wrong code');
      throw wrong();
    }
    await Promise.all(LIMITS.map((limit) => this.limits.uncount(limit, userId)));
  }
}
