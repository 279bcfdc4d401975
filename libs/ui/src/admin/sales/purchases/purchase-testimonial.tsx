import { type AdminPurchase, testimonialStatusLabels } from '@polaris/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRequestTestimonial } from '../../../api/site/testimonials.ts';
import { Button } from '../../../primitives/button.tsx';
import { longDate } from '../../shared/record/format.ts';
import {
  TestimonialRequestDialog,
  TestimonialRequestForm,
} from '../../shared/record/testimonial-request.tsx';

interface TestimonialOfPurchaseProps {
  purchase: AdminPurchase;
}

/** The testimonial of a purchase, or a button to ask for one. */
export function TestimonialOfPurchase({ purchase }: TestimonialOfPurchaseProps) {
  const [asking, setAsking] = useState(false);
  const { testimonial } = purchase;
  const name = purchase.service?.name ?? 'Service';
  return (
    <>
      {testimonial && <State testimonial={testimonial} />}
      {mayAsk(purchase) && (
        <Button
          mutates
          variant="secondary"
          size="sm"
          onClick={() => setAsking(true)}
          aria-label={`${testimonial ? 'Ask again' : 'Ask for a testimonial'}: ${name}`}
        >
          {testimonial ? 'Ask again' : 'Ask for a testimonial'}
        </Button>
      )}
      <TestimonialRequestDialog
        open={asking}
        onClose={() => setAsking(false)}
        name={(purchase.buyer ?? purchase.customer)?.name ?? 'The client'}
        about={name}
      >
        <PurchaseRequest purchase={purchase} onClose={() => setAsking(false)} />
      </TestimonialRequestDialog>
    </>
  );
}

const isExpired = ({ status, expiresAt }: NonNullable<AdminPurchase['testimonial']>): boolean =>
  status === 'requested' && expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** Once the work is done; again only after a request has expired. */
const mayAsk = ({ status, buyer, customer, testimonial }: AdminPurchase): boolean =>
  status === 'completed' &&
  (buyer !== null || customer !== null) &&
  (!testimonial || isExpired(testimonial));

function State({ testimonial }: { testimonial: NonNullable<AdminPurchase['testimonial']> }) {
  const { status, expiresAt } = testimonial;
  const until = isExpired(testimonial) ? 'expired on' : 'link works until';
  return (
    <span className="text-muted">
      <Link to="/admin/testimonials" className="underline underline-offset-4 hover:text-ink">
        Testimonial
      </Link>
      : {testimonialStatusLabels[status].toLowerCase()}
      {status === 'requested' && expiresAt && `, ${until} ${longDate(expiresAt)}`}
    </span>
  );
}

function PurchaseRequest({
  purchase,
  onClose,
}: TestimonialOfPurchaseProps & { onClose: () => void }) {
  return <TestimonialRequestForm request={useRequestTestimonial(purchase.id)} onClose={onClose} />;
}
