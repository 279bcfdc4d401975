import { mailSample } from '../../../platform/mail/mail-sample';
import { NewFileMail } from './new-file-mail';

export const samples = [
  mailSample('A new file from a client, to the owner', NewFileMail, {
    client: 'Maya Okafor',
    name: 'Donor figures 2026.xlsx',
    size: 84_211,
    recordUrl: 'https://polaris.example/admin/customers/7',
  }),
];
