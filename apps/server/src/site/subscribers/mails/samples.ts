import { mailSample } from '../../../platform/mail/mail-sample';
import { ConfirmSubscriptionMail } from './confirm-subscription-mail';
import { LetterMail } from './letter-mail';
import { NewEssayMail } from './new-essay-mail';

export const samples = [
  mailSample('Confirm a subscription', ConfirmSubscriptionMail, {
    link: 'https://polaris.example/newsletter/confirm#token',
    days: 7,
    sender: 'Ada Harbor',
  }),
  mailSample('A new essay', NewEssayMail, {
    title: 'The Long Arc',
    summary: 'Why a network of trust takes a generation, and what can be built this year.',
    url: 'https://polaris.example/PolarisNet/long-arc',
    sender: 'Ada Harbor',
    link: 'https://polaris.example/newsletter/unsubscribe#token',
  }),
  mailSample('A letter', LetterMail, {
    subject: 'A place in March',
    text: 'A project ended early, so March is free.\n\nWhat I do with it:\nhttps://polaris.example/services\n\nWrite back if you would like it.',
    sender: 'Ada Harbor',
    link: 'https://polaris.example/newsletter/unsubscribe#token',
  }),
];
