import { Injectable } from '@nestjs/common';
import { reportBuild } from '../builds';
import { preserialize } from '../shared-json';
import { ContentChangesService } from '../../database/events/content-changes.service';

/** Addresses can ask for more kinds of pages than people do. */
const MAX_VARIANTS = 200;

type Reads = Map<string, Promise<unknown>>;

/**
 * What everyone may read, from memory: read once, and again after any of it may have changed. What
 * one person is given does not belong here.
 */
@Injectable()
export class PublicReadsService {
  private readonly reads: Reads = new Map();
  /** By what the query asks for, so that they push out nothing else. */
  private readonly variants: Reads = new Map();

  constructor(private readonly changes: ContentChangesService) {
    changes.onChange(() => {
      this.reads.clear();
      this.variants.clear();
    });
  }

  /** The answer of the last read under this key, frozen; a read that fails is not remembered. */
  get<T>(key: string, read: () => Promise<T>): Promise<T> {
    return this.readIn(this.reads, key, read);
  }

  /** A list as a query asks for it. */
  getVariant<T>(list: string, query: object, read: () => Promise<T>): Promise<T> {
    return this.readIn(this.variants, `${list} ${JSON.stringify(query)}`, read);
  }

  private async readIn<T>(reads: Reads, key: string, read: () => Promise<T>): Promise<T> {
    // Who does not hear of changes cannot tell for how long an answer is true.
    if (!this.changes.areHeard) return read();
    const known = reads.get(key);
    if (known) return known as Promise<T>;
    reportBuild('read', key);
    const reading = read().then(preserialize);
    this.remember(reads, key, reading);
    return reading;
  }

  private remember(reads: Reads, key: string, reading: Promise<unknown>): void {
    const [oldest] = reads.keys();
    if (reads.size >= MAX_VARIANTS && oldest !== undefined) reads.delete(oldest);
    reads.set(key, reading);
    reading.catch(() => {
      if (reads.get(key) === reading) reads.delete(key);
    });
  }
}
