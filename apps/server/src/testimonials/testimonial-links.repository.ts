import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TestimonialLinkEntity } from './testimonial-link.entity';

/** The private links of authors, by the hash of their token. */
@Injectable()
export class TestimonialLinksRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    link: Partial<TestimonialLinkEntity>,
    manager = this.dataSource.manager,
  ): Promise<void> {
    await manager.insert(TestimonialLinkEntity, link);
  }

  find(hash: string, manager = this.dataSource.manager): Promise<TestimonialLinkEntity | null> {
    return manager.findOneBy(TestimonialLinkEntity, { hash });
  }

  async markUsed(hash: string, manager: EntityManager): Promise<void> {
    await manager.update(TestimonialLinkEntity, { hash }, { usedAt: new Date() });
  }

  /** Removes those of testimonials that are deleted for good. */
  async removeOf(testimonialIds: number[], manager: EntityManager): Promise<void> {
    await manager.query('delete from testimonial_links where "testimonialId" = any($1)', [
      testimonialIds,
    ]);
  }
}
