import { endpoint } from '../../api/endpoint.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { essayInputSchema, essaySchema, essaySummariesSchema, essayUpdateSchema } from './essay.ts';

const ADDRESS_IS_TAKEN = 'Another essay has this address.';

export const listEssays = endpoint({
  tag: 'Essays',
  summary: 'List the essays that are written here, the newest first',
  method: 'GET',
  path: '/api/admin/essays',
  allow: 'owner',
  query: plainPageQuerySchema,
  returns: essaySummariesSchema,
});

export const createEssay = endpoint({
  tag: 'Essays',
  summary: 'Add an essay',
  method: 'POST',
  path: '/api/admin/essays',
  allow: 'owner',
  proof: 'session',
  body: essayInputSchema,
  status: 201,
  returns: essaySchema,
  errors: { 409: ADDRESS_IS_TAKEN },
});

export const getEssay = endpoint({
  tag: 'Essays',
  summary: 'Get an essay',
  method: 'GET',
  path: '/api/admin/essays/:id',
  allow: 'owner',
  params: idParamsSchema,
  returns: essaySchema,
});

export const updateEssay = endpoint({
  tag: 'Essays',
  summary: 'Change, publish or withdraw an essay',
  method: 'PATCH',
  path: '/api/admin/essays/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: essayUpdateSchema,
  returns: essaySchema,
  errors: { 409: `${ADDRESS_IS_TAKEN} A published essay keeps its address.` },
});

export const deleteEssay = endpoint({
  tag: 'Essays',
  summary: 'Move an essay to the trash',
  method: 'DELETE',
  path: '/api/admin/essays/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});
