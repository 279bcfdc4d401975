import { Injectable } from '@nestjs/common';
import { ContentChangesService } from './content-changes.service';

/** Addresses can ask for more kinds of pages than people do. */
const MOST = 200;

/**
 * What everyone may read, from memory: read once, and again after any of it may have changed. What
 * one person is given does not belong here.
 */
@Injectable()
export class PublicReadsService {
  private readonly reads = new Map<string, Promise<unknown>>();

  constructor(private readonly changes: ContentChangesService) {
    changes.onChange(() => this.reads.clear());
  }

  /** The answer of the last read under this key; a read that fails is not remembered. */
  async get<T>(key: string, read: () => Promise<T>): Promise<T> {
    // Who does not hear of changes cannot tell for how long an answer is true.
    if (!this.changes.areHeard) return read();
    const known = this.reads.get(key);
    if (known) return known as Promise<T>;
    const reading = read();
    this.remember(key, reading);
    return reading;
  }

  private remember(key: string, reading: Promise<unknown>): void {
    const [oldest] = this.reads.keys();
    if (this.reads.size >= MOST && oldest !== undefined) this.reads.delete(oldest);
    this.reads.set(key, reading);
    reading.catch(() => {
      if (this.reads.get(key) === reading) this.reads.delete(key);
    });
  }
}

/** The key of a list that is read as a query asks for it. */
export const keyOf = (list: string, query: object): string => `${list} ${JSON.stringify(query)}`;
