import { Injectable } from '@nestjs/common';
import type { TimeOffSession } from '@polaris/contracts';
import { balanceOfPurchase, sessionsLeft } from '../../sales/balances/balances.read-model';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import type { PurchaseEntity } from '../../sales/purchases/purchase.entity';
import { type Span, toSlot } from './slots';

type Sold = Pick<
  PurchaseEntity,
  'id' | 'serviceId' | 'customerId' | 'status' | 'includedSessions' | 'sessionMinutes' | 'bookBy'
>;

/** A purchase, with everything that decides whether a session can be booked. */
export interface BookablePurchase extends Sold {
  service: string;
  left: number;
  /** Whether everything that is due by today is paid. */
  isPaid: boolean;
  isDisputed: boolean;
}

export interface BookedSessions {
  service: string;
  count: number;
}

/** Reads purchases and sessions for booking. */
@Injectable()
export class BookingReadModel {
  constructor(private readonly database: Database) {}

  /** Undefined if this account has no such purchase. */
  async findPurchase(userId: string, id: number): Promise<BookablePurchase | undefined> {
    const [found] = await this.database.query<BookablePurchase[]>(
      sql`select r.id, r."serviceId", r."customerId", r.status, r."includedSessions",
         r."sessionMinutes", r."bookBy"::text, coalesce(s.name, 'Service') as service,
         ${sessionsLeft}::integer as left, b."dueNow" <= 0 as "isPaid",
         exists (select 1 from payments y left join invoices i on i.id = y."invoiceId"
           where y.dispute = 'open' and coalesce(y."purchaseId", i."purchaseId") = r.id)
           as "isDisputed"
       from purchases r cross join lateral ${balanceOfPurchase} b
       left join services s on s.id = r."serviceId"
       where r.id = $1 and r."userId" = $2`,
      [id, userId],
    );
    return found;
  }

  /** The number of upcoming sessions of a purchase. */
  async countBooked(purchaseId: number): Promise<BookedSessions> {
    const [booked] = await this.database.query<[BookedSessions]>(
      sql`select coalesce(s.name, 'Service') as service, (select count(*)::int from sessions_appointments a
           where a."purchaseId" = r.id and a.status = 'scheduled' and a."startTime" > now()) as count
       from purchases r left join services s on s.id = r."serviceId" where r.id = $1`,
      [purchaseId],
    );
    return booked;
  }

  /** Scheduled sessions and held times that overlap a span, except the session being moved. */
  listTaken({ startTime, endTime }: Span, moving: number | null = null): Promise<Span[]> {
    return this.database.query(
      sql`select "startTime", "endTime" from sessions_appointments
       where status = 'scheduled' and "startTime" < $2 and "endTime" > $1
         and id is distinct from $3::integer
       union all
       select "startTime", "endTime" from intro_call_holds
       where "appointmentId" is null and "expiresAt" > now() and "startTime" < $2 and "endTime" > $1`,
      [startTime, endTime, moving],
    );
  }

  /** Scheduled sessions that overlap a span, with their customers, oldest first. */
  async listSessions({ startTime, endTime }: Span): Promise<TimeOffSession[]> {
    const found = await this.database.query<(Omit<TimeOffSession, keyof Span> & Span)[]>(
      sql`select r.id, r.title, r."startTime", r."endTime", r."customerId",
         coalesce(c.name, nullif(concat_ws(' ', u."firstName", u."lastName"), ''), u.email,
           k.name) as name,
         c.email
       from sessions_appointments r
       left join customers c on c.id = r."customerId" left join users u on u.id = r."userId"
       left join contact_submissions k on k.id = r."contactId"
       where r.status = 'scheduled' and r."startTime" < $2 and r."endTime" > $1
       order by r."startTime", r.id`,
      [startTime, endTime],
    );
    return found.map((session) => ({ ...session, ...toSlot(session) }));
  }
}
