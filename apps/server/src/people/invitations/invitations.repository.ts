import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { InvitationEntity } from './invitation.entity';

type NewInvitation = Pick<
  InvitationEntity,
  'customerId' | 'email' | 'hash' | 'byMail' | 'expiresAt'
>;

/** Invitations, by the hash of their token. */
@Injectable()
export class InvitationsRepository {
  constructor(private readonly database: Database) {}

  find(hash: string): Promise<InvitationEntity | null> {
    return this.database.manager.findOneBy(InvitationEntity, { hash });
  }

  /** Replaces the customer's open invitation, whose link stops working. Returns the new id. */
  async replace(invitation: NewInvitation): Promise<number> {
    const { customerId, email, hash, byMail, expiresAt } = invitation;
    const [row] = await this.database.tx.query<[{ id: number }]>(
      sql`insert into invitations ("customerId", email, hash, "byMail", "expiresAt")
       values ($1, $2, $3, $4, $5)
       on conflict ("customerId") where "acceptedAt" is null do update
         set email = excluded.email, hash = excluded.hash, "byMail" = excluded."byMail",
           "expiresAt" = excluded."expiresAt", "createdAt" = now()
       returning id`,
      [customerId, email, hash, byMail, expiresAt],
    );
    return row.id;
  }

  /** Stores the token hash of a mailed invitation; returns false if the mail is obsolete. */
  async setHash(id: number, email: string, hash: string): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown, number]>(
      sql`update invitations set hash = $3
       where id = $1 and email = $2 and "byMail" and "acceptedAt" is null and "expiresAt" > now()`,
      [id, email, hash],
    );
    return changed === 1;
  }

  /** The same for the open invitation of a customer. */
  async setHashOf(customerId: number, email: string, hash: string): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown, number]>(
      sql`update invitations set hash = $3 where "customerId" = $1 and lower(email) = lower($2)
         and "byMail" and "acceptedAt" is null and "expiresAt" > now()`,
      [customerId, email, hash],
    );
    return changed === 1;
  }

  /** Returns false if the link no longer works. Only one of two concurrent requests succeeds. */
  async accept({ id, hash }: InvitationEntity, userId: string): Promise<boolean> {
    const [, changed] = await this.database.tx.query<[unknown, number]>(
      sql`update invitations set "acceptedAt" = now(), "acceptedBy" = $3
       where id = $1 and hash = $2 and "acceptedAt" is null and "expiresAt" > now()`,
      [id, hash, userId],
    );
    return changed === 1;
  }
}
