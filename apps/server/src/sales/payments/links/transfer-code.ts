import { electronicFormatIBAN, getCountrySpecifications, isValidIBAN } from 'ibantools';

/** An account that a transfer code can name. */
interface Payee {
  name: string;
  /** As the owner has written them, in any words. */
  bankDetails: string;
  reference: string;
}

const NAME_MAX = 70;
const REFERENCE_MAX = 140;

/** The letters and digits of an IBAN, also in groups. */
const MAYBE_IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}/gi;

const lengths = getCountrySpecifications();

/**
 * The text of a QR code with which banking apps fill in a transfer; null without an IBAN. The standard knows only euros,
 * so it states no amount: EPC069-12, version 002.
 * https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/quick-response-code-guidelines-enable-data-capture-initiation
 */
export function transferCode({ name, bankDetails, reference }: Payee): string | null {
  const iban = ibanIn(bankDetails);
  if (iban === undefined) return null;
  const [payee, text] = [inOneLine(name, NAME_MAX), inOneLine(reference, REFERENCE_MAX)];
  // Service, version, UTF-8, kind, BIC, name, account, amount, purpose, structured and free reference.
  return ['BCD', '002', '1', 'SCT', '', payee, iban, '', '', '', text].join('\n');
}

/** The first valid IBAN; words can follow it on the same line. */
function ibanIn(text: string): string | undefined {
  for (const [found] of text.matchAll(MAYBE_IBAN)) {
    const plain = electronicFormatIBAN(found)!;
    const iban = plain.slice(0, lengths[plain.slice(0, 2)]?.chars ?? 0);
    if (isValidIBAN(iban)) return iban;
  }
  return undefined;
}

const inOneLine = (text: string, max: number): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, max).join('');
