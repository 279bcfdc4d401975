import { ownerCreate, ownerDelete, ownerRead } from '../api/owner-calls.ts';
import { sampleDataSchema } from './sample-data.ts';

const PATH = '/api/admin/sample-data';

export const getSampleData = ownerRead({
  tag: 'Sample data',
  summary: 'Count the sample records, and what is attached to them',
  path: PATH,
  returns: sampleDataSchema,
});

export const addSampleData = ownerCreate({
  tag: 'Sample data',
  summary: 'Add sample people, sales, sessions and messages of the last six months',
  path: PATH,
  returns: sampleDataSchema,
  errors: { 409: 'The sample data was added already.' },
});

export const removeSampleData = ownerDelete({
  tag: 'Sample data',
  summary: 'Delete all sample records for good, with what is attached to them',
  path: PATH,
  returns: sampleDataSchema,
});
