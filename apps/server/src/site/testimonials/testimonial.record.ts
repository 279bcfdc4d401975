import { Injectable } from '@nestjs/common';
import { RecordRegistry } from '../../records/registry/record-registry.service';
import { TestimonialLinksRepository } from './links/testimonial-links.repository';
import { testimonialColumns } from './testimonial.columns';
import { TESTIMONIAL } from './testimonials.repository';

/** Registers testimonials with the audit log, the trash and exports. */
@Injectable()
export class TestimonialRecordKind {
  constructor(registry: RecordRegistry, links: TestimonialLinksRepository) {
    registry.register({
      table: 'testimonials',
      name: TESTIMONIAL,
      label: 'name',
      refersTo: [
        { column: 'purchaseId', table: 'purchases' },
        { column: 'customerId', table: 'customers' },
      ],
      trash: {
        kind: 'testimonial',
        isPublic: true,
        onPurge: (ids) => links.removeOf(ids),
      },
      export: { kind: 'testimonials', columns: testimonialColumns.inFile },
    });
  }
}
