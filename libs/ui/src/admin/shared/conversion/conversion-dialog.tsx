import type { ContactSubmission, CustomerMatch } from '@polaris/contracts';
import { Link } from 'react-router';
import { Button } from '../../../primitives/button.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { customerPath } from '../record/record-paths.ts';
import { customerLabel, sharedBy } from './match-text.ts';

/** A contact, and its possible customers. */
export interface MatchWarning {
  contact: ContactSubmission;
  matches: CustomerMatch[];
}

interface ConversionDialogProps {
  warning: MatchWarning | null;
  pending: boolean;
  /** Assigns the contact to a customer, or creates a new one. */
  onConvert: (contact: ContactSubmission, customerId?: number) => void;
  onClose: () => void;
}

/** Asks whether a contact belongs to an existing customer. */
export function ConversionDialog({ warning, pending, onConvert, onClose }: ConversionDialogProps) {
  return (
    <Dialog
      open={warning !== null}
      onClose={onClose}
      title="Is this a new customer?"
      description={warning && question(warning)}
    >
      {warning && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {warning.matches.map((match, index) => (
            <li key={match.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <Known match={match} onOpen={onClose} />
              <Button
                size="sm"
                pending={pending}
                onClick={() => onConvert(warning.contact, match.id)}
                aria-label={`Use this customer: ${customerLabel(match)}`}
                {...(index === 0 && { 'data-autofocus': '' })}
              >
                Use this customer
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => warning && onConvert(warning.contact)}
        >
          Add a new customer
        </Button>
      </div>
    </Dialog>
  );
}

function Known({ match, onOpen }: { match: CustomerMatch; onOpen: () => void }) {
  return (
    <p className="min-w-0 text-sm leading-6 wrap-anywhere">
      <Link
        to={customerPath(match.id)}
        onClick={onOpen}
        className={`rounded-sm font-semibold underline underline-offset-4 ${focusRing}`}
      >
        {customerLabel(match)}
      </Link>
      <span className="block text-muted">Same {sharedBy(match)}</span>
    </p>
  );
}

const question = ({ contact, matches }: MatchWarning): string =>
  `${matches.length === 1 ? 'A customer has' : 'Some customers have'} the same email or phone as ${contact.name}, who may still be someone else. If it is the same person, the message is added to the customer's notes, and a missing phone to the record. A missing email is not.`;
