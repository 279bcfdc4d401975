import { Injectable } from '@nestjs/common';
import { type Attribution, HOLD_MINUTES } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';

/** Few enough to make guessing a short code unlikely. */
const MAX_CODE_ATTEMPTS = 5;

/** A time held for a visitor, with the data of the submission that it becomes when confirmed. */
export interface IntroCallHold {
  id: number;
  key: string;
  serviceId: number;
  startTime: Date;
  endTime: Date;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  arrival: Attribution | null;
  timeZone: string | null;
  /** The appointment after confirmation. */
  appointmentId: number | null;
  expiresAt: Date;
}

type NewHold = Omit<IntroCallHold, 'id' | 'key' | 'appointmentId' | 'expiresAt'> & {
  /** The network address of the request. */
  network: string;
};

const columns = sql`id, key, "serviceId", "startTime", "endTime", name, email, phone, message, arrival, "timeZone",
  "appointmentId", "expiresAt"`;

/** All SQL on held times is here, except in read models. It uses the database's clock. */
@Injectable()
export class IntroCallHoldsRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    const expired = sql`"expiresAt" <= now()`;
    expiredRows.register({ table: sql`intro_call_holds`, expired });
  }

  async countOpen(): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      sql`select count(*)::integer as count from intro_call_holds
       where "appointmentId" is null and "expiresAt" > now()`,
    );
    return row!.count;
  }

  /** Releases the visitor's hold. The network must match, too, as anyone can type the address. */
  async removeOpenOf({ email, network }: Pick<NewHold, 'email' | 'network'>): Promise<void> {
    await this.database.tx.query(
      sql`delete from intro_call_holds
       where lower(email) = lower($1) and network = $2 and "appointmentId" is null`,
      [email, network],
    );
  }

  async insert(hold: NewHold): Promise<IntroCallHold> {
    const { serviceId, startTime, endTime, name, email, phone, message, arrival, network } = hold;
    const { timeZone } = hold;
    const [row] = await this.database.tx.query<IntroCallHold[]>(
      sql`insert into intro_call_holds ("serviceId", "startTime", "endTime", name, email, phone, message,
         arrival, network, "timeZone", "expiresAt")
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + make_interval(mins => ${HOLD_MINUTES}))
       returning ${columns}`,
      [serviceId, startTime, endTime, name, email, phone, message, arrival, network, timeZone],
    );
    return row!;
  }

  /** Sets the link and code of an open hold; returns false if it has expired or was confirmed. */
  async setSecrets(id: number, tokenHash: string, codeHash: string): Promise<boolean> {
    const [, changed] = await this.database.query<[unknown, number]>(
      sql`update intro_call_holds set "tokenHash" = $2, "codeHash" = $3
       where id = $1 and "appointmentId" is null and "expiresAt" > now()`,
      [id, tokenHash, codeHash],
    );
    return changed > 0;
  }

  async keyOf(id: number): Promise<string | undefined> {
    const [row] = await this.database.query<{ key: string }[]>(
      sql`select key from intro_call_holds where id = $1`,
      [id],
    );
    return row?.key;
  }

  async findByToken(tokenHash: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ id: number }[]>(
      sql`select id from intro_call_holds where "tokenHash" = $1`,
      [tokenHash],
    );
    return row?.id;
  }

  /** Counts an attempt even if the request fails; undefined if no attempts are left. */
  async tryCode(
    key: string,
    codeHashes: readonly string[],
  ): Promise<{ id: number; fits: boolean } | undefined> {
    const [rows] = await this.database.outside.query<[{ id: number; fits: boolean }[], number]>(
      sql`update intro_call_holds set "codeAttempts" = "codeAttempts" + 1
       where key = $1 and "codeAttempts" < ${MAX_CODE_ATTEMPTS} and "expiresAt" > now()
       returning id, coalesce("codeHash" = any($2), false) as fits`,
      [key, codeHashes],
    );
    return rows[0];
  }

  /** Undefined if it has expired. */
  async lock(id: number): Promise<IntroCallHold | undefined> {
    const [row] = await this.database.tx.query<IntroCallHold[]>(
      sql`select ${columns} from intro_call_holds where id = $1 and "expiresAt" > now() for update`,
      [id],
    );
    return row;
  }

  /** Keeps it for a day, so that pressing the button in the mail twice shows the same confirmation. */
  async confirm(id: number, appointmentId: number): Promise<void> {
    await this.database.tx.query(
      sql`update intro_call_holds set "appointmentId" = $2, network = null, "expiresAt" = now() + interval '1 day'
       where id = $1`,
      [id, appointmentId],
    );
  }
}
