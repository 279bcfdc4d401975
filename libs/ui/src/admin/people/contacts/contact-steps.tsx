import type { ContactSubmission } from '@polaris/contracts';
import { Ban, Check, FileSignature, UserPlus, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '../../../primitives/button.tsx';
import { customerPath, newOfferPath } from '../../shared/record/record-paths.ts';
import { ConvertedOffers } from './converted-offers.tsx';
import type { ContactActions } from './use-triage.ts';

interface OfferedProps {
  contact: ContactSubmission;
  /** The id of the service that it asks for. */
  service: number | undefined;
}

/** Links to the customer of the submission, and to what was offered. */
export function CustomerLink({ contact: { customerId }, service }: OfferedProps) {
  if (customerId === null) return null;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <ConvertedOffers customerId={customerId} />
      <div className="flex flex-wrap gap-3">
        <Link to={customerPath(customerId)} className={buttonStyle({ variant: 'secondary' })}>
          <UserRound aria-hidden="true" className="size-4" />
          View Customer
        </Link>
        <Link
          to={newOfferPath(customerId, { service })}
          className={buttonStyle({ variant: 'secondary' })}
        >
          <FileSignature aria-hidden="true" className="size-4" />
          Write an offer
        </Link>
      </div>
    </div>
  );
}

/** Buttons that change the status. A converted submission stays converted. */
export function StatusButtons({
  contact: { status },
  service,
  actions,
}: OfferedProps & { actions: ContactActions }) {
  if (status === 'converted') return null;
  return (
    <div className="-mb-2 border-t border-line pt-3">
      <div className="-mx-3 flex flex-wrap gap-1">
        {service !== undefined && (
          <Button mutates variant="ghost" size="sm" onClick={() => actions.writeOffer(service)}>
            <FileSignature aria-hidden="true" className="size-3.5" />
            Write an offer
          </Button>
        )}
        {status !== 'replied' && (
          <Button mutates variant="ghost" size="sm" onClick={() => actions.mark('replied')}>
            <Check aria-hidden="true" className="size-3.5" />
            Mark as Replied
          </Button>
        )}
        {status !== 'spam' && (
          <Button mutates variant="ghost" size="sm" onClick={() => actions.mark('spam')}>
            <Ban aria-hidden="true" className="size-3.5" />
            Mark as Spam
          </Button>
        )}
        <Button mutates variant="ghost" size="sm" onClick={actions.convert}>
          <UserPlus aria-hidden="true" className="size-3.5" />
          Convert to Customer
        </Button>
      </div>
    </div>
  );
}
