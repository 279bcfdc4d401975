import { mailSample } from '../../../platform/mail/mail-sample';
import { NewAssistantMail } from './new-assistant-mail';

export const samples = [
  mailSample('Assistant connected, to the owner', NewAssistantMail, {
    label: 'claude.ai',
    time: 'March 2, 2026, 5:00 PM UTC',
    url: 'https://polaris.example/admin/assistants',
  }),
];
