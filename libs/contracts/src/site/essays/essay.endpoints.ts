import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { essayInputSchema, essaySchema, essaySummariesSchema, essayUpdateSchema } from './essay.ts';

const ADDRESS_IS_TAKEN = 'Another essay has this address.';

export const listEssays = ownerRead({
  tag: 'Essays',
  summary: 'List the essays that are written here, the newest first',
  path: '/api/admin/essays',
  query: plainPageQuerySchema,
  returns: essaySummariesSchema,
});

export const createEssay = ownerCreate({
  tag: 'Essays',
  summary: 'Add an essay',
  path: '/api/admin/essays',
  body: essayInputSchema,
  returns: essaySchema,
  errors: { 409: ADDRESS_IS_TAKEN },
});

export const getEssay = ownerRead({
  tag: 'Essays',
  summary: 'Get an essay',
  path: '/api/admin/essays/:id',
  params: idParamsSchema,
  returns: essaySchema,
});

export const updateEssay = ownerWrite({
  tag: 'Essays',
  summary: 'Change, publish or withdraw an essay',
  method: 'PATCH',
  path: '/api/admin/essays/:id',
  params: idParamsSchema,
  body: essayUpdateSchema,
  returns: essaySchema,
  errors: { 409: `${ADDRESS_IS_TAKEN} A published essay keeps its address.` },
});

export const deleteEssay = ownerDelete({
  tag: 'Essays',
  summary: 'Move an essay to the trash',
  path: '/api/admin/essays/:id',
  params: idParamsSchema,
});
