import { type AdminTestimonial, testimonialStatusLabels } from '@polaris/contracts';
import { useState } from 'react';
import { useTestimonialPages } from '../../api/testimonials.ts';
import { ExportLink } from '../shared/list/export-link.tsx';
import { FilteredList } from '../shared/list/filtered-list.tsx';
import { useListFilter } from '../shared/filters/list-filters.tsx';
import { useListFocus } from '../shared/return/use-list-focus.ts';
import { ScreenHeader } from '../shared/record/screen-header.tsx';
import { ChangeRequestDialog } from './change-request-dialog.tsx';
import { RemoveTestimonialDialog } from './remove-testimonial-dialog.tsx';
import { TestimonialEntry } from './testimonial-entry.tsx';

const kinds = { label: 'Status', all: 'All testimonials', options: testimonialStatusLabels };

/** Requested, written and approved testimonials. */
export function TestimonialsScreen() {
  const list = useListFilter('status', kinds.options);
  const testimonials = useTestimonialPages({ q: list.filter.q, status: list.filter.kind });
  const focus = useListFocus<HTMLDivElement>();
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
        <FilteredList
          noun="testimonials"
          placeholder="Search name, company or text"
          kinds={kinds}
          list={list}
          pages={testimonials}
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
        </FilteredList>
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
