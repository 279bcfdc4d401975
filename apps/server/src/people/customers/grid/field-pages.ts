import type { PageQuery } from '@polaris/contracts';
import { encodeCursor } from '../../../platform/database/list/cursor';
import { type JsonPage, pageSize } from '../../../platform/database/list/list';
import type { List } from '../../../platform/database/list/sql-list';

/** A list sorted by a field has two parts: customers with a value, then those without. */
export interface FieldParts {
  filled: List;
  empty: List;
}

/** Reads one page of one part, without counting. */
export type ReadPart = (query: PageQuery, list: List) => Promise<JsonPage>;

type PageParams = Pick<PageQuery, 'limit' | 'cursor' | 'before'>;
type Rows = Omit<JsonPage, 'total' | 'capped'>;

/** Prefix of cursors in the part without values. On its own it is the start of that part. */
const EMPTY = 'e.';

const marked = (cursor: string | undefined): string | undefined => cursor && EMPTY + cursor;
const isMarked = (cursor: string | undefined): boolean => cursor?.startsWith(EMPTY) ?? false;
const unmarked = (cursor: string): string | undefined => cursor.slice(EMPTY.length) || undefined;

const itemsOf = ({ json }: Rows): { id: number }[] => JSON.parse(json) as { id: number }[];

/** The cursor of a row in the part without values. */
const placeOf = ({ id }: { id: number }): string => EMPTY + encodeCursor({ value: id, id });

/** Pages through both parts as one list, forward and backward. */
export class FieldPages {
  private readonly size: number;

  constructor(
    private readonly query: PageQuery,
    private readonly parts: FieldParts,
    private readonly read: ReadPart,
  ) {
    this.size = pageSize(query);
  }

  page(): Promise<Rows> {
    const { cursor, before } = this.query;
    if (before !== undefined)
      return isMarked(before) ? this.beforeEmpty(unmarked(before)) : this.filled({ before });
    return isMarked(cursor) ? this.fromEmpty(unmarked(cursor!)) : this.fromFilled();
  }

  private filled(place: PageParams): Promise<Rows> {
    return this.read({ ...this.place(place), q: this.query.q }, this.parts.filled);
  }

  private empty(place: PageParams): Promise<Rows> {
    return this.read({ ...this.place(place), q: this.query.q }, this.parts.empty);
  }

  private place({ limit = this.size, cursor, before }: PageParams): PageParams {
    return { limit, ...(cursor && { cursor }), ...(before && { before }) };
  }

  /** The rest of the part with values, followed by the start of the part without. */
  private async fromFilled(): Promise<Rows> {
    const page = await this.filled({ cursor: this.query.cursor });
    if (page.next) return page;
    const items = itemsOf(page);
    const left = this.size - items.length;
    const rest = await this.empty({ limit: Math.max(left, 1) });
    const others = itemsOf(rest);
    if (left === 0) return { ...page, next: others.length > 0 ? EMPTY : undefined };
    return {
      json: JSON.stringify([...items, ...others]),
      next: marked(rest.next),
      prev: page.prev,
    };
  }

  private async fromEmpty(cursor: string | undefined): Promise<Rows> {
    const page = await this.empty({ cursor });
    const [first] = itemsOf(page);
    return { json: page.json, next: marked(page.next), prev: first && placeOf(first) };
  }

  /** The rows before a row without a value: others without one, then the last ones with a value. */
  private async beforeEmpty(before: string | undefined): Promise<Rows> {
    const page = before ? await this.empty({ before }) : { json: '[]', next: undefined };
    if (page.prev) return { json: page.json, next: marked(page.next), prev: marked(page.prev) };
    const items = itemsOf(page);
    const left = this.size - items.length;
    const last = await this.lastFilled(Math.max(left, 1));
    const next = marked(page.next) ?? EMPTY;
    if (left > 0) return { json: JSON.stringify([...last.items, ...items]), next, prev: last.prev };
    return { json: page.json, next, prev: last.items.length > 0 ? placeOf(items[0]!) : undefined };
  }

  private async lastFilled(limit: number): Promise<{ items: object[]; prev: string | undefined }> {
    const { filled } = this.parts;
    const { order } = filled;
    const direction = order.direction === 'ASC' ? 'DESC' : 'ASC';
    const page = await this.read(
      { limit, q: this.query.q },
      { ...filled, order: { ...order, direction } },
    );
    return { items: itemsOf(page).reverse(), prev: page.next };
  }
}
