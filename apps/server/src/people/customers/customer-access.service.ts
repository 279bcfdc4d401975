import { Injectable } from '@nestjs/common';
import type { CustomerLink, Device } from '@polaris/contracts';
import { AccessService } from '../../identity/auth/access/access.service';
import { DevicesService } from '../../identity/auth/sessions/devices.service';
import { Database } from '../../platform/database/database';
import { conflict } from '../../platform/problem/problem';
import { AuditService } from '../../records/audit/audit.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import { CustomerAccountsService } from './customer-accounts.service';

/** Lets the owner sign a customer out and disable their account. Every action goes to the audit log. */
@Injectable()
export class CustomerAccessService {
  constructor(
    private readonly database: Database,
    private readonly accounts: CustomerAccountsService,
    private readonly users: UsersService,
    private readonly access: AccessService,
    private readonly devices: DevicesService,
    private readonly audit: AuditService,
  ) {}

  async devicesOf(customerId: number): Promise<Device[]> {
    const { account } = await this.accounts.linkOf(customerId);
    if (!account) throw noAccount();
    return this.devices.list(account.id);
  }

  signOut(customerId: number, deviceId: string): Promise<void> {
    return this.change(customerId, 'signed out on one device', async ({ id }) => {
      await this.devices.signOut(id, deviceId);
    });
  }

  signOutEverywhere(customerId: number): Promise<void> {
    return this.change(customerId, 'signed out everywhere', (account) =>
      this.devices.signOutEverywhere(account),
    );
  }

  /** Deletes nothing of the account. */
  async disable(customerId: number): Promise<CustomerLink> {
    await this.change(customerId, 'disabled', async (account) => {
      if (account.disabledAt) throw conflict('This account is disabled already.');
      await this.access.end(account, { reason: 'disabled' });
    });
    return this.accounts.linkOf(customerId);
  }

  async enable(customerId: number): Promise<CustomerLink> {
    await this.change(customerId, 'enabled', async (account) => {
      if (!account.disabledAt) throw conflict('This account is enabled already.');
      await this.access.enable(account);
    });
    return this.accounts.linkOf(customerId);
  }

  /** Never for owners: disabling one could lock everyone out. */
  private change(
    customerId: number,
    accountAccess: string,
    work: (account: UserEntity) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async () => {
      const { account } = await this.accounts.linkOf(customerId);
      const user = account && (await this.users.lock(account.id));
      if (!user) throw noAccount();
      if (user.isAdmin) throw conflict('This is the account of an owner.');
      await work(user);
      const entry = { relation: 'customers', recordId: customerId } as const;
      await this.audit.add({ ...entry, after: { accountAccess } });
    });
  }
}

const noAccount = () => conflict('This customer has no account. Link one first.');
