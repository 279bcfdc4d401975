import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type BusinessProfile,
  type BusinessProfileFormValues,
  type BusinessProfileInput,
  businessProfileFieldLabels,
  businessProfileInputSchema,
  getBusinessProfile,
} from '@polaris/contracts';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import {
  type EditableProfile,
  useUpdateBusinessProfile,
} from '../../../api/sales/business-profile.ts';
import { useSaving } from '../../shared/form/use-saving.ts';

const valuesOf = (profile: BusinessProfile): BusinessProfileFormValues => ({
  legalName: profile.legalName ?? '',
  address: profile.address ?? '',
  email: profile.email ?? '',
  taxId: profile.taxId ?? '',
  timeZone: profile.timeZone,
  daysUntilDue: profile.daysUntilDue,
  taxMode: profile.taxMode,
  taxRate: profile.taxRate,
  orderInvoices: profile.orderInvoices,
  bankDebits: profile.bankDebits,
  offerCodeAbove: profile.offerCodeAbove,
  terms: profile.terms ?? '',
  bankDetails: profile.bankDetails ?? '',
  offerTerms: profile.offerTerms ?? '',
});

const inputOf = ({ id: _only, updatedAt: _when, ...profile }: EditableProfile) => profile;

/** Starts with the browser's time zone until saved. */
const firstValues = (profile: EditableProfile): EditableProfile =>
  profile.version === 0
    ? { ...profile, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
    : profile;

export function useBusinessProfileForm(stored: EditableProfile) {
  const profile = useMemo(() => firstValues(stored), [stored]);
  const update = useUpdateBusinessProfile();
  const form = useForm<BusinessProfileFormValues, unknown, BusinessProfileInput>({
    resolver: standardSchemaResolver(businessProfileInputSchema),
    defaultValues: valuesOf(profile),
  });
  const saving = useSaving<BusinessProfileFormValues, BusinessProfileInput, EditableProfile>({
    form,
    labels: businessProfileFieldLabels,
    path: getBusinessProfile.path,
    record: profile,
    valuesOf,
    update: ({ base, changes }) => update.mutateAsync({ ...inputOf(base), ...changes }),
    done: { title: 'Success', description: 'Business profile saved' },
    onSaved: () => undefined,
  });
  return { form, saving };
}
