import { mailSample } from '../../platform/mail/mail-sample';
import { GatheredNoticesMail } from './gathered-notices-mail';

export const samples = [
  mailSample('Gathered notices, to the owner', GatheredNoticesMail, {
    notices: [
      {
        line: 'Maya Okafor: Dashboard Design, $950',
        url: 'https://polaris.example/admin/customers',
      },
      { line: 'Maya Okafor: Training, $300', url: 'https://polaris.example/admin/customers' },
    ],
  }),
];
