import type { Customer } from '@polaris/contracts';
import { Tags, Upload } from 'lucide-react';
import { useState } from 'react';
import { RemoveCustomerDialog } from './remove-customer-dialog.tsx';
import { Button } from '../../primitives/button.tsx';
import { ExportLink } from '../shared/list/export-link.tsx';
import { FoldableSection } from '../shared/record/foldable-section.tsx';
import { ScreenHeader } from '../shared/record/screen-header.tsx';
import { useHeadingFocus } from '../shared/form/use-heading-focus.ts';
import { ConvertContacts } from './convert-contacts.tsx';
import { CustomerList } from './customer-list.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { NewCustomerForm } from './new-customer-form.tsx';
import { TagsDialog } from './tags/tags-dialog.tsx';

/** The list of customers, and the forms that add, convert and import them. */
export function CustomersScreen() {
  const [removing, setRemoving] = useState<Customer | null>(null);
  const [importing, setImporting] = useState(false);
  const [managingTags, setManagingTags] = useState(false);
  const { heading, focusHeading } = useHeadingFocus();
  return (
    <>
      <ScreenHeader
        title="Customers"
        text="The people and companies you work for, newest first."
        actions={
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setManagingTags(true)}>
              <Tags aria-hidden="true" className="size-4" />
              Tags
            </Button>
            <ExportLink kind="customers" />
            <Button variant="secondary" onClick={() => setImporting(true)}>
              <Upload aria-hidden="true" className="size-4" />
              Import CSV
            </Button>
          </div>
        }
      />
      <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex flex-col gap-4 xl:order-2 xl:gap-12">
          <FoldableSection id="new-customer-title" title="Add New Customer">
            <NewCustomerForm />
          </FoldableSection>
          <ConvertContacts />
        </div>
        <CustomerList heading={heading} onRemove={setRemoving} />
      </div>
      <TagsDialog open={managingTags} onClose={() => setManagingTags(false)} />
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
      <RemoveCustomerDialog
        customer={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}
