import { ownerCreate, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  companyConversionSchema,
  companyConversionsSchema,
  companyTextsSchema,
  companyConversionInputSchema,
  companyConversionUndoSchema,
} from './company-conversion.ts';

export const getCompanyTexts = ownerRead({
  tag: 'Companies',
  summary: 'Read which companies are written on customers as text',
  path: '/api/admin/company-texts',
  returns: companyTextsSchema,
});

export const convertCompanyTexts = ownerCreate({
  tag: 'Companies',
  summary: 'Turn company names into companies',
  path: '/api/admin/company-conversions',
  body: companyConversionInputSchema,
  returns: companyConversionSchema,
  errors: { 409: 'No customer has any of these texts.' },
});

export const listCompanyConversions = ownerRead({
  tag: 'Companies',
  summary: 'List the steps that made companies of texts and can be undone, the newest first',
  path: '/api/admin/company-conversions',
  returns: companyConversionsSchema,
});

export const previewConversionUndo = ownerRead({
  tag: 'Companies',
  summary: 'Read what undoing such a step does, and what stays',
  path: '/api/admin/company-conversions/:id/undo',
  params: idParamsSchema,
  returns: companyConversionUndoSchema,
});

export const undoCompanyConversion = ownerWrite({
  tag: 'Companies',
  summary: 'Undo such a step; what was changed since stays',
  method: 'POST',
  path: '/api/admin/company-conversions/:id/undo',
  params: idParamsSchema,
  status: 200,
  returns: companyConversionUndoSchema,
});
