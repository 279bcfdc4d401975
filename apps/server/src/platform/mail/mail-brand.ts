/** The placeholder of the business's name in rendered mails. */
export const BRAND = '{{brand}}';

/** The two forms of a mail, of which some have only the text. */
interface MailTexts {
  text: string;
  html?: string;
}

/** Fills the business's name in. A person whose business has the same name is not named twice. */
export const fillBrand = <Mail extends MailTexts>(mail: Mail, brand: string): Mail => ({
  ...mail,
  text: put(mail.text.replaceAll(`${brand}\n${BRAND}`, BRAND), brand),
  ...(mail.html !== undefined && { html: put(mail.html, escapeMarkup(brand)) }),
});

/** By a function: a text may contain a replacement pattern such as `$&`. */
const put = (text: string, brand: string): string => text.replaceAll(BRAND, () => brand);

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
