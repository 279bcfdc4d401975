import { type ContactSubmission, conversionNotes } from '@polaris/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useConvertContact, useFindCustomerMatches } from '../../../api/customers.ts';
import { useKeyboardClaim } from '../../../primitives/keyboard-claims.ts';
import { toast } from '../../../primitives/toast.tsx';
import { reportFailure } from '../feedback/report-failure.ts';
import { customerPath } from '../record/record-paths.ts';
import { ConversionDialog, type Doubt } from './conversion-dialog.tsx';

const LINK_MS = 10_000;

/**
 * Converts contacts to customers. A contact whose email or phone a customer has is asked about first, in
 * the returned dialog.
 */
export function useConversion() {
  const findMatches = useFindCustomerMatches();
  const conversion = useConvertContact();
  const navigate = useNavigate();
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [isLooking, setLooking] = useState(false);
  const isPending = isLooking || conversion.isPending;
  useKeyboardClaim(isPending);

  const give = async ({ id, message }: ContactSubmission, customerId?: number) => {
    const notes = conversionNotes(message);
    const customer = await conversion.mutateAsync({
      contactId: id,
      status: 'active',
      totalValue: 0,
      notes,
      ...(customerId && { customerId }),
    });
    toast({
      title: 'Success',
      description: 'Contact converted to customer successfully',
      durationMs: LINK_MS,
      action: {
        label: 'View customer',
        altText: 'The submission links to its customer',
        onClick: () => void navigate(customerPath(customer.id)),
      },
    });
  };
  const look = async (contact: ContactSubmission) => {
    const { email, phone } = contact;
    const matches = await findMatches({ email, phone });
    if (matches.length > 0) setDoubt({ contact, matches });
    else await give(contact);
  };
  const convert = async (contact: ContactSubmission) => {
    if (isPending) return;
    setLooking(true);
    await look(contact).catch(reportFailure);
    setLooking(false);
  };
  const decide = async (contact: ContactSubmission, customerId?: number) => {
    await give(contact, customerId).catch(reportFailure);
    setDoubt(null);
  };
  const dialog = (
    <ConversionDialog
      doubt={doubt}
      pending={conversion.isPending}
      onConvert={(contact, customerId) => void decide(contact, customerId)}
      onClose={() => setDoubt(null)}
    />
  );
  return { convert, isPending, dialog };
}
