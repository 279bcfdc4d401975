import type { Company, CompanyPerson } from '@polaris/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  useAddCompanyPerson,
  useCompanyPeoplePages,
  useRemoveCompanyPerson,
} from '../../../../api/people/companies.ts';
import { Button } from '../../../../primitives/button.tsx';
import { CustomerPicker, type PickedCustomer } from '../../customers/customer-picker.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { useDeferredFocus } from '../../../shared/form/use-deferred-focus.ts';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { customerPath } from '../../../shared/record/record-paths.ts';

/** The people of a company, and the picker that adds a customer. */
export function CompanyPeople({ company }: { company: Company }) {
  const people = useCompanyPeoplePages(company.id);
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
  const remove = useRemoveCompanyPerson();
  const leave = async ({ id, name }: CompanyPerson) => {
    try {
      await remove.mutateAsync({ companyId: company.id, customerId: id });
      reportSuccess(`${name} removed from ${company.name}`);
      focusHeading();
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <section aria-labelledby="people-title" className="min-w-0">
      <h2
        id="people-title"
        ref={heading}
        tabIndex={-1}
        className="border-b border-line pb-3 text-base font-semibold"
      >
        People{company.people > 0 && ` (${company.people.toLocaleString('en-US')})`}
      </h2>
      <div className="max-w-sm pt-4">
        <AddPerson company={company} />
      </div>
      <ListBody
        pages={people}
        noun="people"
        hasOwnKeys
        empty={{
          title: 'No people yet',
          text: 'Add a customer, or enter this company on their record.',
        }}
      >
        {(items) => (
          <ul aria-label="People" className="mt-2">
            {items.map((person) => (
              <Person
                key={person.id}
                person={person}
                isPending={remove.isPending}
                onRemove={() => void leave(person)}
              />
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}

function AddPerson({ company }: { company: Company }) {
  const add = useAddCompanyPerson();
  const [picks, setPicks] = useState(0);
  const join = async ({ id, name }: PickedCustomer) => {
    try {
      await add.mutateAsync({ companyId: company.id, customerId: id });
      reportSuccess(`${name} added to ${company.name}`);
      setPicks(picks + 1);
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <CustomerPicker
      key={picks}
      label="Add a customer"
      isOptional
      placeholder="Type a name"
      picked={null}
      onPick={(customer) => customer && void join(customer)}
    />
  );
}

interface PersonProps {
  person: CompanyPerson;
  isPending: boolean;
  onRemove: () => void;
}

const Person = ({ person, isPending, onRemove }: PersonProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 text-sm leading-6">
    <div className="min-w-0">
      <Link
        to={customerPath(person.id)}
        className="font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {person.name}
      </Link>
      <p className="wrap-anywhere text-muted">
        {[person.email, person.phone, person.isFirst ? null : 'also in another company']
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
    <Button
      mutates
      variant="ghost"
      size="sm"
      disabled={isPending}
      aria-label={`Remove ${person.name}`}
      onClick={onRemove}
    >
      Remove
    </Button>
  </li>
);
