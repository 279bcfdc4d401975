import { mailSample } from '../../../platform/mail/mail-sample';
import { GatheredNoticesMail } from './gathered-notices-mail';
import { UndeliverableMail } from './undeliverable-mail';

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
  mailSample('Email came back, to the owner', UndeliverableMail, {
    email: 'maya@example.com',
    kind: 'bounce',
    reason: 'smtp; 550 5.1.1 user unknown',
    url: 'https://polaris.example/admin/mail',
  }),
  mailSample('Email was reported as spam, to the owner', UndeliverableMail, {
    email: 'maya@example.com',
    kind: 'complaint',
    reason: 'abuse',
    url: 'https://polaris.example/admin/mail',
  }),
];
