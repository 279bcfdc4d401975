import { type ContactSubmission, conversionNotes } from '@polaris/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  useConvertContact,
  useFindCustomerMatches,
} from '../../../api/people/customers/customers.ts';
import { useKeyboardClaim } from '../../../primitives/form/keyboard-claims.ts';
import { toast } from '../../../primitives/toast/toast.tsx';
import { reportFailureWithStatus } from '../feedback/report-failure.ts';
import { customerPath } from '../record/record-paths.ts';
import { ConversionDialog, type MatchWarning } from './conversion-dialog.tsx';

const LINK_MS = 10_000;

interface Opening {
  /** The page of the customer that is opened afterward; undefined stays. */
  opens?: ((customerId: number) => string) | undefined;
}

/** Converts contacts to customers. For a known email or phone, the returned dialog asks first. */
export function useConversion() {
  const findMatches = useFindCustomerMatches();
  const conversion = useConvertContact();
  const navigate = useNavigate();
  const [warning, setWarning] = useState<(MatchWarning & Opening) | null>(null);
  const [isSearching, setSearching] = useState(false);
  const isPending = isSearching || conversion.isPending;
  useKeyboardClaim(isPending);

  const give = async (
    { id, message }: ContactSubmission,
    { opens }: Opening,
    customerId?: number,
  ) => {
    const notes = conversionNotes(message);
    const customer = await conversion.mutateAsync({
      contactId: id,
      status: 'active',
      totalValue: 0,
      notes,
      ...(customerId && { customerId }),
    });
    if (opens) void navigate(opens(customer.id));
    toast({
      title: 'Success',
      description: 'Contact converted to customer successfully',
      durationMs: LINK_MS,
      ...(!opens && {
        action: {
          label: 'View customer',
          altText: 'The submission links to its customer',
          onClick: () => void navigate(customerPath(customer.id)),
        },
      }),
    });
  };
  const look = async (contact: ContactSubmission, { opens }: Opening) => {
    const { email, phone } = contact;
    const matches = await findMatches({ email, phone });
    if (matches.length > 0) setWarning({ contact, matches, opens });
    else await give(contact, { opens });
  };
  const convert = async (contact: ContactSubmission, opening: Opening = {}) => {
    if (isPending) return;
    setSearching(true);
    await look(contact, opening).catch(reportFailureWithStatus);
    setSearching(false);
  };
  const decide = async (contact: ContactSubmission, customerId?: number) => {
    await give(contact, { opens: warning?.opens }, customerId).catch(reportFailureWithStatus);
    setWarning(null);
  };
  const dialog = (
    <ConversionDialog
      warning={warning}
      pending={conversion.isPending}
      onConvert={(contact, customerId) => void decide(contact, customerId)}
      onClose={() => setWarning(null)}
    />
  );
  return { convert, isPending, dialog };
}
