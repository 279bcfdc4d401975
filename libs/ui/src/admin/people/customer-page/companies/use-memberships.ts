import { type CustomerCompany, getCustomer } from '@polaris/contracts';
import {
  useAddCompanyPerson,
  useCreateCompany,
  useRemoveCompanyPerson,
} from '../../../../api/people/companies.ts';
import { call } from '../../../../api/client/client.ts';
import { useUpdateCustomer } from '../../../../api/people/customers/customers.ts';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';

/** Adds a customer to companies and removes them, and says what was done. */
export function useMemberships(customerId: number) {
  const add = useAddCompanyPerson();
  const remove = useRemoveCompanyPerson();
  const create = useCreateCompany();
  const update = useUpdateCustomer();
  const run = (work: () => Promise<unknown>, done: string): Promise<boolean> =>
    work().then(
      () => {
        reportSuccess(done);
        return true;
      },
      (error: unknown) => {
        reportFailure(error);
        return false;
      },
    );
  type Named = Pick<CustomerCompany, 'id' | 'name'>;
  const join = ({ id: companyId, name }: Named) =>
    run(() => add.mutateAsync({ companyId, customerId }), `Added to ${name}`);
  return {
    isPending: add.isPending || remove.isPending || create.isPending || update.isPending,
    join,
    joinNew: (name: string) =>
      run(async () => {
        const company = await create.mutateAsync({ name });
        await add.mutateAsync({ companyId: company.id, customerId });
      }, `Added to ${name}`),
    leave: ({ id: companyId, name }: Named) =>
      run(() => remove.mutateAsync({ companyId, customerId }), `Removed from ${name}`),
    makeFirst: ({ name }: Named) =>
      run(async () => {
        const base = await call(getCustomer, { params: { id: customerId } });
        await update.mutateAsync({ base, changes: { company: name } });
      }, `${name} is the first company now`),
  };
}
