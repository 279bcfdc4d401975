import { type AdminTestimonial, testimonialStatusLabels } from '@polaris/contracts';
import { useState } from 'react';
import { useTestimonialPages } from '../../api/testimonials.ts';
import { ExportLink } from '../shared/list/export-link.tsx';
import { ListBody } from '../shared/list/list-body.tsx';
import { ListFilters, useListFilter } from '../shared/list/list-filters.tsx';
import { useKeptFocus } from '../shared/list/use-kept-focus.ts';
import { ScreenHeader } from '../shared/record/screen-header.tsx';
import { ChangeRequestDialog } from './change-request-dialog.tsx';
import { RemoveTestimonialDialog } from './remove-testimonial-dialog.tsx';
import { TestimonialEntry } from './testimonial-entry.tsx';

const kinds = { label: 'Status', all: 'All testimonials', options: testimonialStatusLabels };

/** What clients were asked for and have written, and what is shown of it. */
export function TestimonialsScreen() {
  const { filter, setFilter, visit } = useListFilter('status', kinds.options);
  const { q, kind: status } = filter;
  const testimonials = useTestimonialPages({ q, status });
  const focus = useKeptFocus<HTMLDivElement>();
  const [asking, setAsking] = useState<AdminTestimonial | null>(null);
  const [removing, setRemoving] = useState<AdminTestimonial | null>(null);
  return (
    <>
      <ScreenHeader
        title="Testimonials"
        text="What clients say about completed work. You ask for one on a customer's completed purchase, and nothing is shown before you approve it. A text is changed only by its author."
        actions={<ExportLink kind="testimonials" />}
      />
      <div {...focus} className="xl:max-w-4xl">
        <ListFilters
          key={visit}
          filter={filter}
          noun="testimonials"
          placeholder="Search name, company or text"
          kinds={kinds}
          onChange={setFilter}
        />
        <ListBody
          pages={testimonials}
          noun="testimonials"
          filtered={Boolean(q || status)}
          rowKeyOf={({ id }) => id}
          empty={{
            title: 'No testimonials yet',
            text: 'Complete a purchase on a customer’s page, then ask for a testimonial there.',
          }}
        >
          {(items) => (
            <ul aria-label="Testimonials" className="border-t border-line">
              {items.map((testimonial) => (
                <TestimonialEntry
                  key={testimonial.id}
                  testimonial={testimonial}
                  onAsk={setAsking}
                  onRemove={setRemoving}
                />
              ))}
            </ul>
          )}
        </ListBody>
      </div>
      <ChangeRequestDialog testimonial={asking} onClose={() => setAsking(null)} />
      <RemoveTestimonialDialog
        testimonial={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => undefined}
      />
    </>
  );
}
