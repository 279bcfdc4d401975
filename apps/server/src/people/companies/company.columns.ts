import { type Company, companySchema } from '@polaris/contracts';
import { joined, plain, time } from '../../platform/database/list/column';
import { Columns } from '../../platform/database/list/columns';
import type { CompanyEntity } from './company.entity';
import { peopleOfCompany } from './of-company.read-model';

export const companyColumns = new Columns<CompanyEntity, Company>(companySchema, {
  id: plain('export'),
  name: plain('export'),
  website: plain('export'),
  note: plain('export'),
  people: joined({ inList: peopleOfCompany, inCell: peopleOfCompany }),
  version: plain('none'),
  createdAt: time('export'),
  updatedAt: time('none'),
});
