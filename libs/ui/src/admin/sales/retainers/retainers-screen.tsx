import { retainerStateLabels } from '@polaris/contracts';
import { NEW_OFFER_PATH } from '@polaris/contracts/admin-screens';
import { Link } from 'react-router';
import { useRetainerPages } from '../../../api/sales/retainers.ts';
import { buttonStyle } from '../../../primitives/button.tsx';
import { useListFilter } from '../../shared/filters/list-filters.tsx';
import { FilteredList } from '../../shared/list/filtered-list.tsx';
import { totalLabel } from '../../shared/list/total-label.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { RetainerEntry } from './retainer-entry.tsx';

const NONE =
  'A retainer is an accepted offer that is invoiced each month. Write an offer, and choose "Monthly retainer" under Payment.';

/** The accepted offers that are invoiced each month. */
export function RetainersScreen() {
  const list = useListFilter('state', retainerStateLabels);
  const retainers = useRetainerPages({ q: list.filter.q, state: list.filter.kind });
  return (
    <>
      <ScreenHeader title="Retainers" />
      <section aria-labelledby="retainers-title" className="xl:max-w-5xl">
        <h2 id="retainers-title" className="mb-4 text-base font-semibold text-ink">
          All Retainers
          {retainers.data && ` (${totalLabel(retainers.data.total, retainers.data.capped)})`}
        </h2>
        <FilteredList
          noun="retainers"
          placeholder="Title or buyer"
          kinds={{ label: 'State', all: 'All', options: retainerStateLabels }}
          list={list}
          pages={retainers}
          empty={{
            title: 'No retainers yet',
            text: NONE,
            action: (
              <Link to={NEW_OFFER_PATH} className={buttonStyle()}>
                Write an offer
              </Link>
            ),
          }}
        >
          {(items) => (
            <ul aria-label="Retainers" className="border-t border-line">
              {items.map((retainer) => (
                <RetainerEntry key={retainer.id} retainer={retainer} query={list.filter.q} />
              ))}
            </ul>
          )}
        </FilteredList>
      </section>
    </>
  );
}
