import { type Company, idParamsSchema } from '@polaris/contracts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCompany } from '../../../../api/people/companies.ts';
import { errorMessage, hasStatus } from '../../../../api/client/api-error.ts';
import { Alert } from '../../../../primitives/alert.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../../primitives/page-state.tsx';
import { RemoveCompanyDialog } from '../../companies/remove-company-dialog.tsx';
import { DeletedText, RecordNotFound } from '../deleted-record.tsx';
import { CompanyHeader } from './company-header.tsx';
import { CompanyPeople } from './company-people.tsx';
import { CompanySales } from './company-sales.tsx';
import { CompanyTimeline } from './company-timeline.tsx';

/** The page of the company named by the address: its people, what they bought, and one timeline. */
export function CompanyScreen() {
  const { data } = idParamsSchema.safeParse(useParams());
  const id = data?.id ?? 0;
  const company = useCompany(id);
  const isDeleted = hasStatus(company.error, 404) || hasStatus(company.error, 400);
  if (company.data) return <Found key={id} company={company.data} isDeleted={isDeleted} />;
  if (id === 0 || isDeleted) return <NotFound />;
  if (company.isPending) return <LoadingState text="Loading company..." />;
  return (
    <ErrorState
      level={1}
      title="The company could not be loaded"
      text={errorMessage(company.error)}
      action={<Button onClick={() => void company.refetch()}>Try again</Button>}
    />
  );
}

const NotFound = () => (
  <RecordNotFound name="Company" list={{ path: '/admin/companies', label: 'Companies' }} />
);

interface FoundProps {
  company: Company;
  /** Deleted while its page was open: the page stays, so that unsaved text is not lost. */
  isDeleted: boolean;
}

function Found({ company, isDeleted }: FoundProps) {
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <CompanyHeader company={company} onRemove={() => setRemoving(true)} />
      {isDeleted && (
        <Alert tone="warn" className="mb-8">
          <DeletedText name="company" />
        </Alert>
      )}
      <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex min-w-0 flex-col gap-12">
          <CompanyPeople company={company} />
          <CompanyTimeline companyId={company.id} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:gap-8">
          <CompanySales companyId={company.id} />
        </div>
      </div>
      <RemoveCompanyDialog
        company={removing ? company : null}
        onClose={() => setRemoving(false)}
        onRemoved={() => void navigate('/admin/companies')}
      />
    </>
  );
}
