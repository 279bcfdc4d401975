/** The placeholders of the business's name, and of the logo beside it, in rendered mails. */
export const BRAND = '{{brand}}';
export const LOGO = '{{logo}}';

const INLINE_PICTURE = /src="cid:([0-9a-f]{64})@logo"/;

/** The Content-ID of a picture that is attached to a mail. */
const contentIdOf = (picture: string): string => `${picture}@logo`;

/** The two forms of a mail, of which some have only the text. */
interface MailTexts {
  text: string;
  html?: string;
}

interface Brand {
  name: string;
  /** The hash of an uploaded picture; null for the star. */
  logo: string | null;
}

/** Fills the business's name and logo in. A person whose business has the same name is not named twice. */
export const fillBrand = <Mail extends MailTexts>(mail: Mail, { name, logo }: Brand): Mail => ({
  ...mail,
  text: put(mail.text.replaceAll(`${name}\n${BRAND}`, BRAND), BRAND, name),
  ...(mail.html !== undefined && {
    html: put(put(mail.html, LOGO, markupOf(logo)), BRAND, escapeMarkup(name)),
  }),
});

/** The picture that a mail shows without loading it from the server; mail programs block those that are. */
export function inlinePictureOf(html: string): { picture: string; cid: string } | undefined {
  const picture = INLINE_PICTURE.exec(html)?.[1];
  return picture === undefined ? undefined : { picture, cid: contentIdOf(picture) };
}

const markupOf = (logo: string | null): string =>
  logo === null
    ? '✦'
    : `<img src="cid:${contentIdOf(logo)}" alt="" width="24" height="24" style="vertical-align:middle;object-fit:contain" />`;

/** By a function: a text may contain a replacement pattern such as `$&`. */
const put = (text: string, placeholder: string, value: string): string =>
  text.replaceAll(placeholder, () => value);

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
