import { invoiceStateLabels } from '@polaris/contracts';
import { NEW_INVOICE_PATH } from '@polaris/contracts/admin-screens';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useInvoicePages } from '../../../api/sales/invoices.ts';
import { buttonStyle } from '../../../primitives/button.tsx';
import { FilteredList } from '../../shared/list/filtered-list.tsx';
import { useListFilter } from '../../shared/filters/list-filters.tsx';
import { ShownTotals } from '../../shared/list/shown-totals.tsx';
import { totalLabel } from '../../shared/list/total-label.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { InvoiceEntry } from './invoice-entry.tsx';

/** Drafts, invoices and credit notes. */
export function InvoicesScreen() {
  const list = useListFilter('state', invoiceStateLabels);
  const invoices = useInvoicePages({ q: list.filter.q, state: list.filter.kind });
  return (
    <>
      <ScreenHeader
        title="Invoices"
        actions={
          <Link to={NEW_INVOICE_PATH} className={buttonStyle({})}>
            <Plus aria-hidden="true" className="size-4" />
            New Invoice
          </Link>
        }
      />
      <section aria-labelledby="invoices-title" className="xl:max-w-5xl">
        <h2 id="invoices-title" className="mb-4 text-base font-semibold text-ink">
          All Invoices
          {invoices.data && ` (${totalLabel(invoices.data.total, invoices.data.capped)})`}
        </h2>
        <FilteredList
          noun="invoices"
          placeholder="Number, name or email"
          kinds={{ label: 'State', all: 'All', options: invoiceStateLabels }}
          list={list}
          pages={invoices}
          empty={{
            title: 'No invoices yet',
            text: 'Draft your first one. It gets its number when you issue it, and never changes after that: a credit note corrects it.',
            action: (
              <Link to={NEW_INVOICE_PATH} className={buttonStyle()}>
                Draft an invoice
              </Link>
            ),
          }}
        >
          {(items) => (
            <>
              <p className="mb-2 flex flex-wrap justify-end gap-x-4 px-1 text-sm text-muted tabular-nums">
                <ShownTotals
                  amounts={{
                    Total: items.map(({ total }) => total),
                    Owed: items.map(({ owed }) => owed),
                  }}
                  isPart={invoices.hasNextPage}
                />
              </p>
              <ul aria-label="Invoices" className="border-t border-line">
                {items.map((invoice) => (
                  <InvoiceEntry key={invoice.id} invoice={invoice} query={list.filter.q} />
                ))}
              </ul>
            </>
          )}
        </FilteredList>
      </section>
    </>
  );
}
