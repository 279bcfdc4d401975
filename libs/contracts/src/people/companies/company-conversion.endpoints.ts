import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  companyConversionSchema,
  companyConversionsSchema,
  companyTextsSchema,
  companyConversionInputSchema,
  companyConversionUndoSchema,
} from './company-conversion.ts';

export const getCompanyTexts = endpoint({
  tag: 'Companies',
  summary: 'Read which companies are written on customers as text',
  method: 'GET',
  path: '/api/admin/company-texts',
  allow: 'owner',
  returns: companyTextsSchema,
});

export const convertCompanyTexts = endpoint({
  tag: 'Companies',
  summary: 'Make companies of texts',
  method: 'POST',
  path: '/api/admin/company-conversions',
  allow: 'owner',
  proof: 'session',
  body: companyConversionInputSchema,
  status: 201,
  returns: companyConversionSchema,
  errors: { 409: 'No customer has any of these texts.' },
});

export const listCompanyConversions = endpoint({
  tag: 'Companies',
  summary: 'List the steps that made companies of texts and can be undone, the newest first',
  method: 'GET',
  path: '/api/admin/company-conversions',
  allow: 'owner',
  returns: companyConversionsSchema,
});

export const previewConversionUndo = endpoint({
  tag: 'Companies',
  summary: 'Read what undoing such a step does, and what stays',
  method: 'GET',
  path: '/api/admin/company-conversions/:id/undo',
  allow: 'owner',
  params: idParamsSchema,
  returns: companyConversionUndoSchema,
});

export const undoCompanyConversion = endpoint({
  tag: 'Companies',
  summary: 'Undo such a step; what was changed since stays',
  method: 'POST',
  path: '/api/admin/company-conversions/:id/undo',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  status: 200,
  returns: companyConversionUndoSchema,
});
