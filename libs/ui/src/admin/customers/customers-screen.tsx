import type { Customer } from '@polaris/contracts';
import { ListPlus, Tags, Upload } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { RemoveCustomerDialog } from './remove-customer-dialog.tsx';
import { Button } from '../../primitives/button.tsx';
import { ExportLink } from '../shared/list/export-link.tsx';
import { FoldableSection } from '../shared/record/foldable-section.tsx';
import { ScreenHeader } from '../shared/record/screen-header.tsx';
import { useHeadingFocus } from '../shared/form/use-heading-focus.ts';
import { useIsWide } from '../shared/record/use-is-wide.ts';
import { ConvertContacts } from './convert-contacts.tsx';
import { CustomerList } from './customer-list.tsx';
import { FieldsDialog } from './fields/fields-dialog.tsx';
import { CustomerBoard } from './board/customer-board.tsx';
import { CustomerGrid } from './grid/customer-grid.tsx';
import { useGridView } from './grid/use-grid-view.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { NewCustomerForm } from './new-customer-form.tsx';
import { SideSection, useSideSection } from './side-section.tsx';
import { TagsDialog } from './tags/tags-dialog.tsx';

/** The list of customers, and the forms that add, convert and import them. */
export function CustomersScreen() {
  const [removing, setRemoving] = useState<Customer | null>(null);
  const [importing, setImporting] = useState(false);
  const [managingTags, setManagingTags] = useState(false);
  const [managingFields, setManagingFields] = useState(false);
  const { heading, focusHeading } = useHeadingFocus();
  const isWide = useIsWide();
  return (
    <>
      <ScreenHeader
        title="Customers"
        text="The people and companies you work for."
        actions={
          <div className="flex flex-wrap gap-3">
            <Button writes variant="secondary" onClick={() => setManagingTags(true)}>
              <Tags aria-hidden="true" className="size-4" />
              Tags
            </Button>
            <Button writes variant="secondary" onClick={() => setManagingFields(true)}>
              <ListPlus aria-hidden="true" className="size-4" />
              Fields
            </Button>
            <ExportLink kind="customers" />
            <Button writes variant="secondary" onClick={() => setImporting(true)}>
              <Upload aria-hidden="true" className="size-4" />
              Import CSV
            </Button>
          </div>
        }
      />
      {isWide ? (
        <WideCustomers heading={heading} onRemove={setRemoving} />
      ) : (
        <NarrowCustomers heading={heading} onRemove={setRemoving} />
      )}
      <TagsDialog open={managingTags} onClose={() => setManagingTags(false)} />
      <FieldsDialog open={managingFields} onClose={() => setManagingFields(false)} />
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
      <RemoveCustomerDialog
        customer={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}

type CustomersProps = Omit<ComponentProps<typeof CustomerList>, 'view'>;

/** A grid or a board, with forms next to it. */
function WideCustomers(props: CustomersProps) {
  const adding = useSideSection('new-customer-title');
  const converting = useSideSection('convert-title');
  const view = useGridView();
  const Customers = view.layout === 'board' ? CustomerBoard : CustomerGrid;
  return (
    <Customers
      {...props}
      view={view}
      arePanelsOpen={adding.open || converting.open}
      panels={
        <>
          <SideSection section={adding} title="Add New Customer">
            <NewCustomerForm />
          </SideSection>
          <SideSection section={converting} title="Convert Contacts to Customers">
            <ConvertContacts />
          </SideSection>
        </>
      }
    />
  );
}

/** Cards or a board, with collapsed forms above. */
function NarrowCustomers(props: CustomersProps) {
  const view = useGridView();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-y-6">
      <div className="flex flex-col">
        <FoldableSection id="new-customer-title" title="Add New Customer">
          <NewCustomerForm />
        </FoldableSection>
        <FoldableSection id="convert-title" title="Convert Contacts to Customers">
          <ConvertContacts />
        </FoldableSection>
      </div>
      {view.layout === 'board' ? (
        <CustomerBoard {...props} view={view} panels={null} arePanelsOpen={false} />
      ) : (
        <CustomerList {...props} view={view} />
      )}
    </div>
  );
}
