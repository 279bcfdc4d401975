import type { InvoiceFormValues, InvoiceLineInput, InvoiceRecord } from '@polaris/contracts';

/** Requires a price: the contract rejects NaN. */
export const emptyLine = (taxRate = 0): InvoiceLineInput => ({
  text: '',
  quantity: 1,
  unitPrice: NaN,
  taxRate,
});

/** A draft as form values. */
export const draftValues = (invoice: InvoiceRecord): InvoiceFormValues => ({
  buyer: {
    name: invoice.buyer.name,
    address: invoice.buyer.address ?? '',
    email: invoice.buyer.email ?? '',
    taxId: invoice.buyer.taxId ?? '',
  },
  lines: invoice.lines.map(({ text, quantity, unitPrice, taxRate }) => ({
    text,
    quantity,
    unitPrice,
    taxRate,
  })),
  note: invoice.note ?? '',
  daysUntilDue: invoice.daysUntilDue,
});

/** The field names for server errors. */
export const fieldsOf = ({ lines }: InvoiceFormValues): string[] => [
  'buyer.name',
  'buyer.address',
  'buyer.email',
  'buyer.taxId',
  ...lines.flatMap((_, index) =>
    ['text', 'quantity', 'unitPrice', 'taxRate'].map((field) => `lines.${index}.${field}`),
  ),
  'note',
  'daysUntilDue',
];
