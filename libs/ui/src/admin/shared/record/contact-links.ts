/** A mailto link. The address is encoded, so that it can add no header and no recipient. */
export function mailLink(address: string, subject?: string): string {
  const at = address.lastIndexOf('@');
  const local = encodeURIComponent(address.slice(0, Math.max(at, 0)));
  const domain = encodeURIComponent(address.slice(at + 1));
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return at < 0 ? `mailto:${domain}${query}` : `mailto:${local}@${domain}${query}`;
}

/** A tel link from the digits and a leading plus; null without digits. */
export function telLink(phone: string | null): string | null {
  const digits = phone?.replace(/\D/g, '') ?? '';
  const plus = phone?.trim().startsWith('+') ? '+' : '';
  return digits ? `tel:${plus}${digits}` : null;
}
