import addressparser from 'nodemailer/lib/addressparser';

/** Who a mail comes from: MAIL_FROM's two parts. */
export function senderOf(mailFrom: string): { name: string; address: string } {
  const [sender] = addressparser(mailFrom, { flatten: true });
  return { name: sender?.name || 'Polaris', address: sender?.address || mailFrom.trim() };
}
