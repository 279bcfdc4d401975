import { setTimeout as sleep } from 'node:timers/promises';
import { randomInt } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/sql';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { authLimits } from '../auth-limits';
import type { Caller } from '../caller';
import { PasswordMailsService } from './password-mails.service';

/** A random delay in milliseconds, so that the work for an account does not show in the time of the next response. */
const MAX_DELAY_MS = 300;

/** Takes requests for a link to replace a forgotten password. */
@Injectable()
export class PasswordRequestsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('PasswordReset');
  private readonly underway = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly limits: LimitsService,
    private readonly mails: PasswordMailsService,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.underway);
  }

  /** Responds the same, and as fast, whether or not the account exists: it is looked up after the response. */
  async ask(email: string, caller: Caller): Promise<void> {
    await this.limits.count(authLimits.mailByAddress, addressKey(caller.address));
    await this.database.query(sql`select 1`);
    const work: Promise<void> = this.sendLater(email).finally(() => this.underway.delete(work));
    this.underway.add(work);
  }

  private async sendLater(email: string): Promise<void> {
    const { signal } = this.stopping;
    await sleep(randomInt(MAX_DELAY_MS), undefined, { signal }).catch(() => undefined);
    try {
      // Rendered for every address, so that the time does not reveal whether there is an account.
      const mail = await this.mails.render();
      const user = await this.users.findForSignIn(email);
      if (user && !user.disabledAt && (await this.mayMail(user)))
        await this.database.transaction(() => this.mails.send(mail, user));
    } catch (error) {
      this.logger.error(`A link for a new password was not mailed: ${(error as Error).message}`);
    }
  }

  private mayMail({ id }: UserEntity): Promise<boolean> {
    return this.limits.count(authLimits.mailToAccount, id).then(
      () => true,
      () => false,
    );
  }
}
