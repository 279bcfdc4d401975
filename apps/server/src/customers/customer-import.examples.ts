/** A file as the import reads it. */
export const CUSTOMERS_CSV = {
  mediaType: 'text/csv',
  example: [
    'id,name,email,phone,company,status,totalValue,notes',
    '7,Harbor Trust,team@harbor.example,(323) 555-0140,Harbor Trust,active,1200,Prefers short mails.',
  ].join('\r\n'),
};
