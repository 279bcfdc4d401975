import { mailSample } from '../../../platform/mail/mail-sample';
import { ChangeMail } from './change-mail';
import { NoticeMail } from './notice-mail';
import { RequestMail } from './request-mail';
import { ThanksMail } from './thanks-mail';

const about = {
  greeting: 'Hello Maya,',
  serviceName: 'Dashboard Design',
  link: 'https://polaris.example/testimonial#example',
  sender: 'Ada Harbor',
};

export const samples = [
  mailSample('Request for a testimonial', RequestMail, { ...about, isReminder: false }),
  mailSample('Reminder of a request for a testimonial', RequestMail, {
    ...about,
    isReminder: true,
  }),
  mailSample('Request for a testimonial, without a purchase', RequestMail, {
    ...about,
    serviceName: null,
    isReminder: false,
  }),
  mailSample('Thanks for a testimonial', ThanksMail, about),
  mailSample('Change of a testimonial', ChangeMail, { ...about, hasProposal: true }),
  mailSample('Testimonial to review, to the owner', NoticeMail, {
    subject: 'A new testimonial to review',
    clientName: 'Maya Okafor',
    serviceName: 'Dashboard Design',
    testimonialsUrl: 'https://polaris.example/admin/testimonials',
  }),
];
