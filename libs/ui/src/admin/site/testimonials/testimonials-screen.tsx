import { type AdminTestimonial, testimonialStatusLabels } from '@polaris/contracts';
import { useState } from 'react';
import { useRemoveTestimonial, useTestimonialPages } from '../../../api/site/testimonials.ts';
import { Button } from '../../../primitives/button.tsx';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';
import { ExportLink } from '../../shared/list/export-link.tsx';
import { FilteredList } from '../../shared/list/filtered-list.tsx';
import { useListFilter } from '../../shared/filters/list-filters.tsx';
import { useListFocus } from '../../shared/return/use-list-focus.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { AskCustomerDialog } from './ask-customer-dialog.tsx';
import { ChangeRequestDialog } from './change-request-dialog.tsx';
import { TestimonialEntry } from './testimonial-entry.tsx';

const kinds = { label: 'Status', all: 'All testimonials', options: testimonialStatusLabels };

/** Requested, written and approved testimonials. */
export function TestimonialsScreen() {
  const list = useListFilter('status', kinds.options);
  const testimonials = useTestimonialPages({ q: list.filter.q, status: list.filter.kind });
  const focus = useListFocus<HTMLDivElement>();
  const [isAskingCustomer, setAskingCustomer] = useState(false);
  const [asking, setAsking] = useState<AdminTestimonial | null>(null);
  const [removing, setRemoving] = useState<AdminTestimonial | null>(null);
  return (
    <>
      <ScreenHeader
        title="Testimonials"
        text="What clients say about your work. You ask a customer here or on their record, or about a completed purchase there, and nothing is shown before you approve it. A text is changed only by its author."
        actions={
          <div className="flex flex-wrap gap-2">
            <ExportLink kind="testimonials" />
            <Button mutates size="sm" onClick={() => setAskingCustomer(true)}>
              Ask a customer
            </Button>
          </div>
        }
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
            text: 'Ask a customer, with or without an account. What they write will appear here.',
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
      <AskCustomerDialog open={isAskingCustomer} onClose={() => setAskingCustomer(false)} />
      <ChangeRequestDialog testimonial={asking} onClose={() => setAsking(null)} />
      <RemoveTestimonialDialog
        testimonial={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => undefined}
      />
    </>
  );
}

interface RemoveTestimonialDialogProps extends RemoveDialogState {
  testimonial: AdminTestimonial | null;
}

function RemoveTestimonialDialog({ testimonial, ...state }: RemoveTestimonialDialogProps) {
  return (
    <RemoveDialog
      {...state}
      recordId={testimonial?.id}
      title="Delete testimonial"
      text={`The testimonial of ${testimonial?.name} is no longer shown, and its author’s link no longer works.`}
      done={{ kind: 'testimonial', title: 'Testimonial deleted' }}
      removal={useRemoveTestimonial()}
    />
  );
}
