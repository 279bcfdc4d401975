import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Company,
  type CompanyFormValues,
  type CompanyInput,
  companyInputSchema,
  listCompanies,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useUpdateCompany } from '../../../../api/people/companies.ts';
import type { Edit } from '../../../../api/client/edit-record.ts';
import { useSaving } from '../../../shared/form/use-saving.ts';

export const companyLabels = { name: 'Name', website: 'Website', note: 'Note' };
export type CompanyFieldName = keyof typeof companyLabels;

const valuesOf = ({ name, website, note }: Company): CompanyFormValues => ({
  name,
  website: website ?? '',
  note: note ?? '',
});

/** The form that edits a company: its values, saving, and the toast after it. */
export function useCompanyForm(company: Company, onSaved: () => void) {
  const update = useUpdateCompany();
  const form = useForm<CompanyFormValues, unknown, CompanyInput>({
    resolver: standardSchemaResolver(companyInputSchema),
    defaultValues: valuesOf(company),
  });
  const saving = useSaving({
    form,
    labels: companyLabels,
    path: listCompanies.path,
    record: company,
    valuesOf,
    update: async (edit: Edit<Company, CompanyInput>) => (await update.mutateAsync(edit)).saved,
    done: { title: 'Success', description: 'Company updated successfully' },
    onSaved,
  });
  return { form, saving };
}
