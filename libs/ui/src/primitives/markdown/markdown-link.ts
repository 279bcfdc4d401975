const OWN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u;
const WEB_OR_MAIL = /^(https?:\/\/|mailto:)[^\s\\\p{Cc}]+$/iu;

/** The address of a link in Markdown if it may be one: a path of our own, http, https or mailto. */
export function markdownLink(address: string): string | undefined {
  const isAllowed = OWN_PATH.test(address) || (WEB_OR_MAIL.test(address) && URL.canParse(address));
  return isAllowed ? address : undefined;
}
