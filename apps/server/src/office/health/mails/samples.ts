import { mailSample } from '../../../platform/mail/mail-sample';
import { HealthAlarmMail } from './health-alarm-mail';

const url = 'https://polaris.example/admin/health';

export const samples = [
  mailSample('Something needs attention, to the owner', HealthAlarmMail, {
    problem: 'disk',
    isOver: false,
    url,
  }),
  mailSample('It is over, to the owner', HealthAlarmMail, { problem: 'disk', isOver: true, url }),
];
