import type { Customer } from '@polaris/contracts';
import { Plus, Upload, UserPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { useContactPages } from '../../../api/people/contacts.ts';
import { RemoveCustomerDialog } from './remove-customer-dialog.tsx';
import { Button, buttonStyle } from '../../../primitives/button.tsx';
import { Menu } from '../../../primitives/menu.tsx';
import { ExportLink } from '../../shared/list/export-link.tsx';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { AddSampleData } from '../../shared/samples/add-sample-data.tsx';
import { useIsWide } from '../../../primitives/use-is-wide.ts';
import { ConvertContacts } from './convert-contacts.tsx';
import { CustomerList } from './customer-list.tsx';
import { FieldsDialog } from './fields/fields-dialog.tsx';
import { CustomerBoard } from './board/customer-board.tsx';
import { CustomerGrid } from './grid/customer-grid.tsx';
import { CustomerViews } from './grid/grid-toolbar.tsx';
import { useGridView } from './grid/use-grid-view.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { DuplicatesDialog } from './merge/duplicates-dialog.tsx';
import { NewCustomerForm } from './new-customer-form.tsx';
import { SideHeading, SidePanel, useSideSection } from './side-section.tsx';
import { TagsDialog } from './tags/tags-dialog.tsx';

const newCustomer = 'Add New Customer';
const conversion = 'Convert Contacts to Customers';

const empty = {
  title: 'No customers yet',
  text: 'Add your first customer, or convert a contact.',
};

/** The customers as a grid, a board or cards, and the forms that add, convert and import them. */
export function CustomersScreen() {
  const [removing, setRemoving] = useState<Customer | null>(null);
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
  const adding = useSideSection('new-customer-title');
  const converting = useSideSection('convert-title');
  const waiting = useContactPages({ converted: 'false' }).data?.total;
  const view = useGridView();
  const isWide = useIsWide();
  const Customers = view.layout === 'board' ? CustomerBoard : isWide ? CustomerGrid : CustomerList;
  return (
    <>
      <h1 className="sr-only">Customers</h1>
      <Customers
        view={view}
        heading={heading}
        onRemove={setRemoving}
        bar={
          <>
            <CustomerViews view={view} />
            <SideHeading section={adding} title={newCustomer} Icon={Plus} isPrimary />
            <SideHeading section={converting} title={conversion} Icon={UserPlus} count={waiting} />
          </>
        }
        tools={<CustomerTools />}
        panels={
          <>
            <SidePanel section={adding} title={newCustomer}>
              <NewCustomerForm />
            </SidePanel>
            <SidePanel section={converting} title={conversion}>
              <ConvertContacts />
            </SidePanel>
          </>
        }
        arePanelsOpen={adding.open || converting.open}
        empty={{ ...empty, action: <AddFirst onShow={adding.show} /> }}
      />
      <RemoveCustomerDialog
        customer={removing}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}

/** Opens the form that adds a customer, as an empty list shows it immediately. */
function AddFirst({ onShow }: { onShow: () => void }) {
  const show = useEffectEvent(onShow);
  useEffect(() => show(), []);
  return (
    <>
      <Link to="#new-customer-title" className={buttonStyle()}>
        Add a customer
      </Link>
      <AddSampleData />
    </>
  );
}

const dialogs = [
  ['tags', 'Tags'],
  ['fields', 'Fields'],
  ['duplicates', 'Possible duplicates'],
] as const;

type Task = (typeof dialogs)[number][0] | 'import' | null;

/** Actions for all customers, such as tags, fields, export and import. */
function CustomerTools() {
  const [task, setTask] = useState<Task>(null);
  const close = () => setTask(null);
  return (
    <>
      <ExportLink kind="customers" isQuiet />
      <Button mutates variant="ghost" size="sm" onClick={() => setTask('import')}>
        <Upload aria-hidden="true" className="size-3.5" />
        Import CSV
      </Button>
      <Menu label="Manage" isNamed>
        <Link
          to="/admin/companies"
          className={buttonStyle({ variant: 'ghost', size: 'sm', className: 'justify-start!' })}
        >
          Companies
        </Link>
        {dialogs.map(([name, label]) => (
          <Button
            key={name}
            mutates
            variant="ghost"
            size="sm"
            className="justify-start!"
            onClick={() => setTask(name)}
          >
            {label}
          </Button>
        ))}
      </Menu>
      <TagsDialog open={task === 'tags'} onClose={close} />
      <FieldsDialog open={task === 'fields'} onClose={close} />
      <DuplicatesDialog open={task === 'duplicates'} onClose={close} />
      <ImportDialog open={task === 'import'} onClose={close} />
    </>
  );
}
