import type { CustomerCompany } from '@polaris/contracts';
import { useState } from 'react';
import { Badge } from '../../../../primitives/badge.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { CompanyPicker, type PickedCompany } from '../../companies/company-picker.tsx';
import { useMemberships } from './use-memberships.ts';

interface CompaniesDialogProps {
  customerId: number;
  companies: readonly CustomerCompany[];
  onClose: () => void;
}

/** The companies of a customer: each is added and removed immediately. */
export function CompaniesDialog({ customerId, companies, onClose }: CompaniesDialogProps) {
  const memberships = useMemberships(customerId);
  const [picks, setPicks] = useState(0);
  const added = (isAdded: boolean) => isAdded && setPicks(picks + 1);
  const pick = (company: PickedCompany | null) => {
    if (company) void memberships.join(company).then(added);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Companies"
      description="The first one is shown as the customer's company, in lists and files too."
      className="max-w-lg"
    >
      {companies.length === 0 && <p className="text-sm text-muted">No company yet.</p>}
      <ul aria-label="Companies of this customer" className="divide-y divide-line empty:hidden">
        {companies.map((company) => (
          <Membership key={company.id} company={company} memberships={memberships} />
        ))}
      </ul>
      <CompanyPicker
        key={picks}
        label="Add to a company"
        picked={null}
        onPick={pick}
        onNew={(name) => void memberships.joinNew(name).then(added)}
      />
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

interface MembershipProps {
  company: CustomerCompany;
  memberships: ReturnType<typeof useMemberships>;
}

function Membership({ company, memberships }: MembershipProps) {
  const { name, isFirst } = company;
  const { isPending, leave, makeFirst } = memberships;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <span className="flex min-w-0 items-center gap-2 font-semibold wrap-anywhere">
        {name} {isFirst && <Badge>First</Badge>}
      </span>
      <span className="flex gap-2">
        {!isFirst && (
          <Button
            mutates
            variant="secondary"
            size="sm"
            disabled={isPending}
            aria-label={`Make first: ${name}`}
            onClick={() => void makeFirst(company)}
          >
            Make first
          </Button>
        )}
        <Button
          mutates
          variant="ghost"
          size="sm"
          disabled={isPending}
          aria-label={`Remove from ${name}`}
          onClick={() => void leave(company)}
        >
          Remove
        </Button>
      </span>
    </li>
  );
}
