import { type AdminPurchase, dollars, totalOf } from '@polaris/contracts';
import { Link } from 'react-router';
import {
  useCompanyInvoicePages,
  useCompanyMoney,
  useCompanyPurchasePages,
} from '../../../../api/people/companies.ts';
import { InvoiceEntry } from '../../../sales/invoices/invoice-entry.tsx';
import { PurchaseStatusBadge } from '../../../sales/purchases/purchase-status-badge.tsx';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { longDate } from '../../../shared/record/format.ts';
import { FoldableSection } from '../../../shared/record/foldable-section.tsx';
import { netOf } from '../../../shared/payment/net-of.ts';
import { customerPath } from '../../../shared/record/record-paths.ts';

/** The purchases and invoices of a company's people, with the amounts paid and due. */
export function CompanySales({ companyId }: { companyId: number }) {
  const { data: money } = useCompanyMoney(companyId);
  const purchases = useCompanyPurchasePages(companyId);
  const invoices = useCompanyInvoicePages(companyId);
  return (
    <>
      {money && (
        <p className="text-sm leading-6 text-muted tabular-nums">
          {dollars(netOf(money))} paid, {dollars(money.owed)} owed by the people of this company
        </p>
      )}
      <FoldableSection id="purchases-title" title="Purchases">
        <ListBody
          pages={purchases}
          noun="purchases"
          hasOwnKeys
          empty={{ title: 'No purchases yet', text: 'What its people buy will appear here.' }}
        >
          {(items) => (
            <ul aria-label="Purchases">
              {items.map((purchase) => (
                <Purchase key={purchase.id} purchase={purchase} />
              ))}
            </ul>
          )}
        </ListBody>
      </FoldableSection>
      <FoldableSection id="invoices-title" title="Invoices">
        <ListBody
          pages={invoices}
          noun="invoices"
          hasOwnKeys
          empty={{ title: 'No invoices yet', text: 'What its people are billed will appear here.' }}
        >
          {(items) => (
            <ul aria-label="Invoices">
              {items.map((invoice) => (
                <InvoiceEntry key={invoice.id} invoice={invoice} query="" />
              ))}
            </ul>
          )}
        </ListBody>
      </FoldableSection>
    </>
  );
}

/** It is changed on the customer's record. */
function Purchase({ purchase }: { purchase: AdminPurchase }) {
  const { service, status, customer, owed, purchaseDate } = purchase;
  return (
    <li className="border-b border-line py-3 text-sm leading-6">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{service?.name ?? 'Service'}</h3>
        <PurchaseStatusBadge status={status} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-muted">
        {customer && (
          <Link
            to={`${customerPath(customer.id)}#purchases-title`}
            className="wrap-anywhere text-ink underline underline-offset-4"
          >
            {customer.name}
          </Link>
        )}
        <span className="tabular-nums">{dollars(totalOf(purchase))}</span>
        <time dateTime={purchaseDate}>{longDate(purchaseDate)}</time>
        {owed > 0 && <span className="text-accent tabular-nums">{dollars(owed)} owed</span>}
      </p>
    </li>
  );
}
