/** Who a mail comes from: MAIL_FROM's two parts. */
export function senderOf(mailFrom: string): { name: string; address: string } {
  const [, name, address] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>/.exec(mailFrom) ?? [];
  return { name: name || 'Polaris', address: address ?? mailFrom.trim() };
}
