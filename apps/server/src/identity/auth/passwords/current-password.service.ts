import { Injectable } from '@nestjs/common';
import { conflict, invalid } from '../../../platform/problem/problem';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { PasswordAttemptsService } from './password-attempts.service';
import { passwordFits } from './passwords';

/** Checks the current password before a change of anything that gives access. */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly attempts: PasswordAttemptsService,
    private readonly security: SecurityLogService,
  ) {}

  /** Counts as an attempt to sign in to the account. */
  async check({ id, email }: UserEntity, password: string | undefined): Promise<void> {
    const stored = (await this.users.findForSignIn(email))?.passwordHash;
    if (!stored)
      throw conflict('This account has no password yet. Ask for one on the sign-in page.');
    if (password === undefined) throw rejected('Please enter your password.');
    await this.attempts.count(id, 'signed-in');
    if (!(await passwordFits(stored, password))) {
      await this.security.record('sign_in_refused', id, 'wrong current password');
      throw rejected('This is not your current password.');
    }
    await this.attempts.uncount(id, 'signed-in');
  }
}

const rejected = (message: string) => invalid([{ path: 'currentPassword', message }]);
