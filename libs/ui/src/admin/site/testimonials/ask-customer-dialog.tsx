import { useState } from 'react';
import { useRequestCustomerTestimonial } from '../../../api/site/testimonials.ts';
import { CustomerPicker, type PickedCustomer } from '../../people/customers/customer-picker.tsx';
import {
  TestimonialRequestDialog,
  TestimonialRequestForm,
} from '../../shared/record/testimonial-request.tsx';

interface AskCustomerProps {
  /** If undefined, the owner picks one. */
  customer?: PickedCustomer;
  onClose: () => void;
}

/** Asks a customer for a testimonial that is not about a single purchase. */
export function AskCustomerDialog({ open, ...props }: AskCustomerProps & { open: boolean }) {
  return (
    <TestimonialRequestDialog
      open={open}
      onClose={props.onClose}
      name={props.customer?.name ?? 'The customer'}
      about="your work together"
    >
      <AskCustomer {...props} />
    </TestimonialRequestDialog>
  );
}

function AskCustomer({ customer, onClose }: AskCustomerProps) {
  const [picked, setPicked] = useState(customer ?? null);
  const [isMissing, setMissing] = useState(false);
  const request = useRequestCustomerTestimonial(picked?.id ?? 0);
  const pick = (next: PickedCustomer | null) => {
    setPicked(next);
    setMissing(false);
    request.reset();
  };
  return (
    <TestimonialRequestForm
      request={request}
      onClose={onClose}
      onMissing={picked ? undefined : () => setMissing(true)}
    >
      {!customer && (
        <CustomerPicker
          label="Customer"
          picked={picked}
          onPick={pick}
          error={isMissing ? 'Please select a customer' : undefined}
        />
      )}
    </TestimonialRequestForm>
  );
}
