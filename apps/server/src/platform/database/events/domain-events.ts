import { Injectable } from '@nestjs/common';
import { Database } from '../database';

/** An event of a noun. Its type is the payload for listeners. */
export class DomainEvent<Payload> {
  declare readonly payload: Payload;

  constructor(readonly name: string) {}
}

type Listener<Payload> = (payload: Payload) => Promise<void>;

/**
 * Lets a module react to one that must not depend on it. Listeners run in the emitting transaction, one after the
 * other: if one fails, everything is rolled back.
 */
@Injectable()
export class DomainEvents {
  private readonly listeners = new Map<DomainEvent<unknown>, Listener<never>[]>();

  constructor(private readonly database: Database) {}

  on<Payload>(event: DomainEvent<Payload>, listener: Listener<Payload>): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  /** Throws unless a transaction is open. */
  async emit<Payload>(event: DomainEvent<Payload>, payload: Payload): Promise<void> {
    this.database.assertTransaction();
    for (const listener of (this.listeners.get(event) ?? []) as Listener<Payload>[])
      await listener(payload);
  }
}
