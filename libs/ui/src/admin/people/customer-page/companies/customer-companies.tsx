import type { CustomerCompany } from '@polaris/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCustomerCompanies } from '../../../../api/people/companies.ts';
import { Button } from '../../../../primitives/button.tsx';
import { companyPath } from '../../../shared/record/record-paths.ts';
import { CompaniesDialog } from './companies-dialog.tsx';

/** Links to the companies of a customer, and the button that changes them; nothing on an older server. */
export function CustomerCompanies({ customerId }: { customerId: number }) {
  const { data: companies } = useCustomerCompanies(customerId);
  const [editing, setEditing] = useState(false);
  if (!companies) return null;
  return (
    <>
      <ul aria-label="Companies" className="empty:hidden">
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyLink company={company} />
          </li>
        ))}
      </ul>
      <span className="mt-1 block">
        <Button
          mutates
          variant="secondary"
          size="sm"
          className="max-w-full text-left whitespace-normal"
          onClick={() => setEditing(true)}
        >
          {companies.length > 0 ? 'Edit companies' : 'Add to a company'}
        </Button>
      </span>
      {editing && (
        <CompaniesDialog
          customerId={customerId}
          companies={companies}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

/** Hides the first company's name visually, as the text field above already shows it. */
const CompanyLink = ({ company: { id, name, isFirst } }: { company: CustomerCompany }) => (
  <Link to={companyPath(id)} className="wrap-anywhere underline underline-offset-4">
    {isFirst ? (
      <>
        Open company<span className="sr-only"> {name}</span>
      </>
    ) : (
      name
    )}
  </Link>
);
