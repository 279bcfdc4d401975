const OWN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;
const WEB_OR_MAIL = /^(https?:\/\/|mailto:)[^\s\\\p{Cc}]+$/iu;

/** The address of a Markdown link if it is allowed: a path of this site, http, https or mailto. */
export function markdownLink(address: string): string | undefined {
  const isAllowed = OWN_PATH.test(address) || (WEB_OR_MAIL.test(address) && URL.canParse(address));
  return isAllowed ? address : undefined;
}
