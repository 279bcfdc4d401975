import type { Customer } from '@polaris/contracts';
import { useState } from 'react';
import { RemoveCustomerDialog } from '../remove-customer-dialog.tsx';
import { FoldableSection } from '../foldable-section.tsx';
import { ScreenHeader } from '../screen-header.tsx';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { ConvertContacts } from './convert-contacts.tsx';
import { CustomerList } from './customer-list.tsx';
import { NewCustomerForm } from './new-customer-form.tsx';

/** The people and firms that work is done for. */
export function CustomersScreen() {
  const [removing, setRemoving] = useState<Customer | null>(null);
  const { heading, focusHeading } = useHeadingFocus();
  return (
    <>
      <ScreenHeader title="Customers" text="The people and firms you work for, newest first." />
      <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex flex-col gap-4 xl:order-2 xl:gap-12">
          <FoldableSection id="new-customer-title" title="Add New Customer">
            <NewCustomerForm />
          </FoldableSection>
          <ConvertContacts />
        </div>
        <CustomerList heading={heading} onRemove={setRemoving} />
      </div>
      <RemoveCustomerDialog
        customer={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}
