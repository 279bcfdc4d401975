import { Injectable } from '@nestjs/common';
import { Database } from './database';

/** Something that happens to a noun. Its type is what listeners are told. */
export class DomainEvent<Payload> {
  declare readonly told: Payload;

  constructor(readonly name: string) {}
}

type Listener<Told> = (told: Told) => Promise<void>;

/**
 * How a noun follows another one that may not know it. Listeners run in the transaction of what happened,
 * one after the other: if one fails, nothing of it has happened.
 */
@Injectable()
export class DomainEvents {
  private readonly listeners = new Map<DomainEvent<unknown>, Listener<never>[]>();

  constructor(private readonly database: Database) {}

  on<Told>(event: DomainEvent<Told>, listener: Listener<Told>): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  /** Throws unless a transaction is open. */
  async emit<Told>(event: DomainEvent<Told>, told: Told): Promise<void> {
    this.database.assertTransaction();
    for (const listener of (this.listeners.get(event) ?? []) as Listener<Told>[])
      await listener(told);
  }
}
