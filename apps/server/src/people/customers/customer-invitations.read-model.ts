import { Injectable } from '@nestjs/common';
import type { OpenInvitation } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

/** Invitations as customer records show them. */
@Injectable()
export class CustomerInvitationsReadModel {
  constructor(private readonly database: Database) {}

  /** The pending invitation, if it was sent to the customer's current address. */
  async findOpen(customerId: number): Promise<OpenInvitation | null> {
    const [found] = await this.database.query<
      { email: string; createdAt: Date; expiresAt: Date }[]
    >(
      sql`select i.email, i."createdAt", i."expiresAt"
       from invitations i join customers c on c.id = i."customerId"
       where i."customerId" = $1 and i."acceptedAt" is null and lower(i.email) = lower(c.email)`,
      [customerId],
    );
    if (!found) return null;
    const { email, createdAt, expiresAt } = found;
    return { email, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
  }
}
