import type { Customer } from '@polaris/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCustomerCompanies } from '../../../../api/people/companies.ts';
import { Button } from '../../../../primitives/button.tsx';
import { companyPath } from '../../../shared/record/record-paths.ts';
import { customerLabels } from '../../customers/customer-fields.tsx';
import { EditableValue, FactActions, FactRow } from '../facts/fact.tsx';
import { CompaniesDialog } from './companies-dialog.tsx';

/** Links to the companies of a customer; without any, the company as text. */
export function CompanyFact({ customer }: { customer: Customer }) {
  const { id, company } = customer;
  const { data: companies } = useCustomerCompanies(id);
  const [editing, setEditing] = useState(false);
  const isLinked = companies !== undefined && companies.length > 0;
  return (
    <FactRow
      label={customerLabels.company}
      actions={
        // An older server has no companies.
        companies && (
          <FactActions of="Company">
            <Button mutates variant="ghost" size="sm" onClick={() => setEditing(true)}>
              {isLinked ? 'Edit companies' : 'Add to a company'}
            </Button>
          </FactActions>
        )
      }
    >
      {isLinked ? (
        <ul aria-label="Companies" className="flex min-w-0 flex-wrap gap-x-3">
          {companies.map(({ id: companyId, name }) => (
            <li key={companyId} className="min-w-0">
              <Link
                to={companyPath(companyId)}
                className="wrap-anywhere underline underline-offset-4"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <EditableValue customer={customer} field="company" value={company} />
      )}
      {editing && companies && (
        <CompaniesDialog customerId={id} companies={companies} onClose={() => setEditing(false)} />
      )}
    </FactRow>
  );
}
