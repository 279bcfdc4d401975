import { Injectable } from '@nestjs/common';
import { reportBuild } from '../builds';
import { preserialize } from '../shared-json';
import { ContentChangesService } from '../../database/events/content-changes.service';

/** A limit, since queries can ask for more variants than people use. */
const MAX_VARIANTS = 200;

type Reads = Map<string, Promise<unknown>>;

/** Caches public reads until their content may have changed. Nothing that depends on the user belongs here. */
@Injectable()
export class PublicReadsService {
  private readonly reads: Reads = new Map();
  /** Kept separately by query, so that variants evict nothing else. */
  private readonly variants: Reads = new Map();

  constructor(private readonly changes: ContentChangesService) {
    changes.onChange(() => {
      this.reads.clear();
      this.variants.clear();
    });
  }

  /** Returns the cached result of a key, frozen; a failed read is not cached. */
  get<T>(key: string, read: () => Promise<T>): Promise<T> {
    return this.readIn(this.reads, key, read);
  }

  /** Caches a list for each query. */
  getVariant<T>(list: string, query: object, read: () => Promise<T>): Promise<T> {
    return this.readIn(this.variants, `${list} ${JSON.stringify(query)}`, read);
  }

  private async readIn<T>(reads: Reads, key: string, read: () => Promise<T>): Promise<T> {
    // Without hearing of changes, a result cannot be cached.
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
