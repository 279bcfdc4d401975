import type { AdminTestimonial } from '@polaris/contracts';
import { useRemoveTestimonial } from '../../../api/site/testimonials.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';

interface RemoveTestimonialDialogProps extends RemoveDialogState {
  testimonial: AdminTestimonial | null;
}

export function RemoveTestimonialDialog({ testimonial, ...state }: RemoveTestimonialDialogProps) {
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
