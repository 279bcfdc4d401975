import { Injectable } from '@nestjs/common';
import {
  type AdminTestimonial,
  type AdminTestimonialsQuery,
  type NameStyle,
  type PageQuery,
  type PublicTestimonial,
  namedAs,
} from '@polaris/contracts';
import { keyContains, searchKey } from '../../platform/database/search-key';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { type JsonPage, type Page, finishItems } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, isoTime, narrow } from '../../platform/database/list/sql-list';
import {
  accountOfTestimonial,
  isVerified,
  serviceOfTestimonial,
} from './testimonial-parts.read-model';
import { ownTestimonialColumns, testimonialColumns } from './testimonial.columns';

const testimonials: List = {
  columns: testimonialColumns.inList,
  from: sql`testimonials r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

const approved: List = {
  ...testimonials,
  columns: sql`r.id, r.content, r.name, r.role, r.company, r."nameStyle", r.rating, r."createdAt",
    ${serviceOfTestimonial.inList} as service, ${isVerified.inList} as "isVerified",
    ${isoTime(sql`coalesce(r."submittedAt", r."createdAt")`)} as "submittedAt"`,
  where: [sql`r."isApproved"`],
};

const SEARCHED = keyContains(
  searchKey(sql`r.name || ' ' || coalesce(r.company, '') || ' ' || r.content`),
);

const OF_ACCOUNT = sql`${accountOfTestimonial} = ?`;

/** A public testimonial before the author's name is shown as they chose. */
interface ApprovedRow extends PublicTestimonial {
  nameStyle: NameStyle | null;
  createdAt: string;
}

/** Testimonials with their purchases. */
@Injectable()
export class TestimonialsReadModel {
  constructor(private readonly database: Database) {}

  /** For the owner, newest first; `q` searches name, company and text. */
  list({ status, ...query }: AdminTestimonialsQuery): Promise<JsonPage> {
    const found = status ? narrow(testimonials, sql`r.status = ?`, status) : testimonials;
    const matched = query.q ? narrow(found, SEARCHED, query.q) : found;
    return readList(this.database, query, matched);
  }

  /** Approved testimonials for everyone, newest first. */
  async listApproved(query: PageQuery): Promise<Page<PublicTestimonial>> {
    return finishItems(await readList(this.database, query, approved), toPublic);
  }

  /** Testimonials of one account, newest first, for its data export. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    const own = { ...testimonials, columns: ownTestimonialColumns.inList };
    return readList(this.database, query, narrow(own, OF_ACCOUNT, userId));
  }

  async get(id: number): Promise<AdminTestimonial> {
    const { json } = await readList(this.database, {}, narrow(testimonials, sql`r.id = ?`, id));
    return (JSON.parse(json) as [AdminTestimonial])[0];
  }
}

const toPublic = ({ nameStyle, createdAt: _order, ...row }: ApprovedRow): PublicTestimonial => ({
  ...row,
  ...namedAs({ ...row, nameStyle }),
});
