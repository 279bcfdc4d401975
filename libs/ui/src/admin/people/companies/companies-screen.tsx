import type { Company } from '@polaris/contracts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useCompanyPages } from '../../../api/people/companies.ts';
import { buttonStyle } from '../../../primitives/button.tsx';
import { SearchField } from '../../shared/filters/search-field.tsx';
import { useAddressState } from '../../shared/filters/use-address-state.ts';
import { useDebounced } from '../../shared/filters/use-debounced.ts';
import { ExportLink } from '../../shared/list/export-link.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { Matched } from '../../shared/list/matched.tsx';
import { totalLabel } from '../../shared/list/total-label.ts';
import { FoldableSection } from '../../shared/record/foldable-section.tsx';
import { companyPath } from '../../shared/record/record-paths.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { AddCompanyForm } from './add-company-form.tsx';
import { ConversionNotices } from './conversion/conversion-notices.tsx';
import { peopleText } from './people-text.ts';

const DEBOUNCE_MS = 60;

const none = {
  title: 'No companies yet',
  text: 'A company brings its people, their purchases and their invoices together.',
  action: (
    <Link to="#new-company-title" className={buttonStyle({ className: 'xl:hidden' })}>
      Add a company
    </Link>
  ),
};

/** The list of companies, the form that adds one, and the conversion of typed company names. */
export function CompaniesScreen() {
  return (
    <>
      <ScreenHeader title="Companies" actions={<ExportLink kind="companies" />} />
      <ConversionNotices />
      <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="xl:sticky xl:top-[calc(var(--header-height,65px)+32px)] xl:order-2">
          <FoldableSection id="new-company-title" title="Add New Company">
            <AddCompanyForm />
          </FoldableSection>
        </div>
        <CompanyList />
      </div>
    </>
  );
}

function CompanyList() {
  const address = useAddressState('q');
  const [text, setText] = useState(address.value);
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  const { setValue } = address;
  useEffect(() => setValue(q), [q, setValue]);
  const companies = useCompanyPages(q);
  return (
    <section aria-labelledby="companies-title" className="min-w-0">
      <h2 id="companies-title" className="mb-4 text-base font-semibold text-ink">
        All Companies
        {companies.data && ` (${totalLabel(companies.data.total, companies.data.capped)})`}
      </h2>
      <search className="mb-4 block">
        <SearchField
          label="Search companies"
          placeholder="Search names"
          value={text}
          onChange={setText}
        />
      </search>
      <ListBody
        pages={companies}
        noun="companies"
        filtered={q !== ''}
        empty={none}
        rowKeyOf={({ id }) => id}
      >
        {(items) => (
          <ul aria-label="Companies" className="border-t border-line">
            {items.map((company) => (
              <CompanyEntry key={company.id} company={company} query={q} />
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}

interface CompanyEntryProps {
  company: Company;
  /** The search text, to be highlighted. */
  query: string;
}

/** A row that links to the company's page. */
const CompanyEntry = ({ company: { id, name, website, people }, query }: CompanyEntryProps) => (
  <li
    data-row={id}
    className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-1 py-4 hover:bg-sunken"
  >
    <div className="min-w-0">
      <Link
        to={companyPath(id)}
        className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-accent"
      >
        <Matched text={name} query={query} />
      </Link>
      {website && <p className="text-sm leading-6 wrap-anywhere text-muted">{website}</p>}
    </div>
    <p className="text-sm leading-6 text-muted tabular-nums">{peopleText(people)}</p>
  </li>
);
