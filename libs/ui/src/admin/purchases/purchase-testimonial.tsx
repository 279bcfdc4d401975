import {
  type AdminPurchase,
  TESTIMONIAL_REMINDER_DAYS,
  TESTIMONIAL_REQUEST_DAYS,
  testimonialStatusLabels,
} from '@polaris/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentence } from '../../api/client/api-error.ts';
import { useRequestTestimonial } from '../../api/testimonials.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { reportSuccess } from '../shared/feedback/report-failure.ts';
import { longDate } from '../shared/record/format.ts';
import { LinkToShare, mustBeShared } from '../shared/record/link-to-share.tsx';

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
          writes
          variant="secondary"
          size="sm"
          onClick={() => setAsking(true)}
          aria-label={`${testimonial ? 'Ask again' : 'Ask for a testimonial'}: ${name}`}
        >
          {testimonial ? 'Ask again' : 'Ask for a testimonial'}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Ask for a testimonial"
        description={`${purchase.buyer?.name ?? 'The client'} gets a link with which they can write about ${name}. It works once, for ${TESTIMONIAL_REQUEST_DAYS} days. If nothing is written, one reminder goes out after ${TESTIMONIAL_REMINDER_DAYS} days.`}
        className="max-w-lg"
      >
        <Steps purchase={purchase} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

const isExpired = ({ status, expiresAt }: NonNullable<AdminPurchase['testimonial']>): boolean =>
  status === 'requested' && expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** Once the work is done; again only after a request has expired. */
const mayAsk = ({ status, buyer, testimonial }: AdminPurchase): boolean =>
  status === 'completed' && buyer !== null && (!testimonial || isExpired(testimonial));

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

/** Mounted only while the dialog is open, so that closing it discards the link. */
function Steps({ purchase, onClose }: TestimonialOfPurchaseProps & { onClose: () => void }) {
  const request = useRequestTestimonial(purchase.id);
  if (request.data && mustBeShared(request.data))
    return <LinkToShare link={request.data} onClose={onClose} />;
  const ask = () =>
    request.mutate(undefined, {
      onSuccess: (link) => {
        if (mustBeShared(link)) return;
        reportSuccess(`The request is on its way to ${link.mailedTo}`);
        onClose();
      },
    });
  return (
    <div className="flex flex-col gap-5">
      {request.isError && <Alert>{sentence(request.error)}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button pending={request.isPending} onClick={ask} data-autofocus="">
          Ask
        </Button>
      </div>
    </div>
  );
}
