import { type Money, exportMoney } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useMoney } from '../../../api/sales/money.ts';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState } from '../../../primitives/page-state.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { FileLink } from '../../shared/list/export-link.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';
import { useAddressState } from '../../shared/filters/use-address-state.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { DueChart } from './due-chart.tsx';
import { EarnedTable } from './earned-table.tsx';
import { MonthChart } from './month-chart.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { OffersOfYear } from './offers-of-year.tsx';
import { OwedList } from './owed-list.tsx';

/** What was earned in a year, what became of its offers, what is owed and when it is due. */
export function MoneyScreen() {
  const { value, setValue } = useAddressState('year');
  const year = /^2\d{3}$/.test(value) ? Number(value) : undefined;
  const money = useMoney(year);
  const { data } = money;
  return (
    <>
      <ScreenHeader
        title="Money"
        actions={data && <YearActions money={data} onYear={setValue} />}
      />
      {data ? (
        <div aria-busy={money.isPlaceholderData} className="aria-busy:opacity-60">
          <Year money={data} />
        </div>
      ) : money.isError ? (
        <ErrorState
          title="The figures could not be loaded"
          text={errorMessage(money.error)}
          action={<Button onClick={() => void money.refetch()}>Try again</Button>}
        />
      ) : (
        <YearSkeleton />
      )}
    </>
  );
}

interface YearActionsProps {
  money: Money;
  onYear: (year: string) => void;
}

function YearActions({ money: { year, years }, onYear }: YearActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        aria-label="Year"
        value={year}
        onChange={(event) => onYear(event.target.value)}
        className="w-28"
      >
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      <FileLink endpoint={exportMoney} address={{ query: { year } }} />
    </div>
  );
}

function Year({ money }: { money: Money }) {
  const { year, months, services, received, refunded, owedCount, offers } = money;
  const isEmpty = received === 0 && refunded === 0;
  return (
    <>
      <MoneyFigures money={money} />
      {isEmpty && (
        <p className="mt-10 text-muted">
          No payments in {year}. Record them on a purchase or an invoice.
        </p>
      )}
      <Beside>
        {owedCount > 0 && <DueChart money={money} />}
        {!isEmpty && (
          <ListSection id="months-title" title={`${year} by month`}>
            <MonthChart year={year} months={months} />
          </ListSection>
        )}
      </Beside>
      <Beside>
        {!isEmpty && (
          <EarnedTable id="services-title" title="By service" unknown="Other" earned={services} />
        )}
        {offers && offers.sent.count > 0 && <OffersOfYear year={year} offers={offers} />}
      </Beside>
      <Origins money={money} />
      {owedCount > 0 && (
        <div className="mt-10">
          <OwedList money={money} />
        </div>
      )}
    </>
  );
}

/** One part takes the whole width. */
const Beside = ({ children }: { children: ReactNode }) => (
  <div className="mt-10 grid items-start gap-10 empty:hidden xl:grid-cols-2 xl:*:only:col-span-2">
    {children}
  </div>
);

/** Where the customers came from; nothing while it is not known of any. */
function Origins({ money: { pages, sources } }: { money: Money }) {
  if ([...pages, ...sources].every(({ name }) => name === null)) return null;
  return (
    <>
      <Beside>
        <EarnedTable id="pages-title" title="By landing page" unknown="Not known" earned={pages} />
        <EarnedTable id="sources-title" title="By source" unknown="Not known" earned={sources} />
      </Beside>
      <p className="mt-3 max-w-prose text-sm leading-6 text-muted">
        The first page and the source are those of the visit in which a customer first wrote to you.
      </p>
    </>
  );
}

function YearSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} className="h-32 w-full" />
        ))}
      </div>
      <Skeleton className="mt-10 h-72 w-full" />
    </div>
  );
}
