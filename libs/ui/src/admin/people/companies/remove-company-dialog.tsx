import type { Company } from '@polaris/contracts';
import { useRemoveCompany } from '../../../api/people/companies.ts';
import { RemoveDialog, type RemoveDialogState } from '../../shared/feedback/remove-dialog.tsx';

interface RemoveCompanyDialogProps extends RemoveDialogState {
  company: Pick<Company, 'id' | 'name'> | null;
}

export function RemoveCompanyDialog({ company, ...state }: RemoveCompanyDialogProps) {
  return (
    <RemoveDialog
      {...state}
      recordId={company?.id}
      title={`Delete ${company?.name}?`}
      text="Its customers stay and keep its name. Restoring it brings them back together."
      done={{ kind: 'company', description: 'Company deleted successfully' }}
      removal={useRemoveCompany()}
    />
  );
}
