import type { Company } from '@polaris/contracts';
import { ExternalLink, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../../primitives/button.tsx';
import { CopyLink } from '../../../shared/record/copy-link.tsx';
import { longDate } from '../../../shared/record/format.ts';
import { EditableTitle } from '../editable-title.tsx';
import { CompanyFact, CompanyFactForm } from './company-fact.tsx';

interface CompanyHeaderProps {
  company: Company;
  onRemove: () => void;
}

export function CompanyHeader({ company, onRemove }: CompanyHeaderProps) {
  const { id, website, createdAt } = company;
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm leading-6">
            <Link
              to="/admin/companies"
              className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink"
            >
              <span aria-hidden="true">←</span> Back to Companies
            </Link>
          </p>
          <EditableTitle
            title={company.name}
            form={(close) => <CompanyFactForm company={company} field="name" onClose={close} />}
          />
          <p className="mt-1 text-sm leading-6 text-muted">
            Company ID: {id}, since <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyLink kind="companies" id={id} />
          <Button mutates variant="secondary" size="sm" onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-3.5" />
            Delete
          </Button>
        </div>
      </header>
      <dl className="mb-8 grid gap-x-6 gap-y-4 border-y border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <CompanyFact company={company} field="website">
          {website && (
            <span className="mt-1 flex">
              <ButtonLink
                href={website}
                target="_blank"
                rel="noreferrer"
                variant="secondary"
                size="sm"
              >
                <ExternalLink aria-hidden="true" className="size-3.5" />
                Open website
              </ButtonLink>
            </span>
          )}
        </CompanyFact>
        <CompanyFact company={company} field="note" />
      </dl>
    </>
  );
}
