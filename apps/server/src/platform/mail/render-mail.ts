import { Children, Fragment, type ReactElement, type ReactNode, isValidElement } from 'react';
import { BRAND } from './mail-brand';
import { MailLayout, type MailPart, type MailProps } from './mail-parts';

/** The HTML and the plain text of a mail, with the same content. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Returns a `<Mail>` element. */
export type MailTemplate<Props> = (props: Props) => ReactElement<MailProps>;

/** Renders a template. React's renderer is loaded with the first mail, since it takes 7 MB. */
export async function renderMail<Props>(
  template: MailTemplate<Props>,
  props: Props,
): Promise<RenderedMail> {
  const mail = template(props);
  if (mail.type !== MailLayout) throw new Error('A mail template must return a <Mail>.');
  const { subject, children } = mail.props;
  const { renderToStaticMarkup } = await import('react-dom/server.edge');
  return {
    subject,
    text: `${named(partsOf(children)).join('\n\n')}\n`,
    html: `<!doctype html>\n${renderToStaticMarkup(mail)}\n`,
  };
}

/** Mail without a signature ends with the name of the business. */
const named = (parts: string[]): string[] =>
  parts.some((text) => text.endsWith(BRAND)) ? parts : [...parts, BRAND];

/** The parts of a mail as plain text. */
function partsOf(children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => {
    if (isPart(child)) return [child.type.plainText(child.props, inline)];
    if (isFragment(child)) return partsOf(child.props.children);
    throw new Error('A mail is made of the parts of mail-parts.tsx alone.');
  });
}

/** The text inside a part. */
function inline(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (isPart(child)) return child.type.plainText(child.props, inline);
      if (isFragment(child)) return inline(child.props.children);
      return String(child as string | number);
    })
    .join('');
}

type PartElement = ReactElement<unknown> & { type: MailPart<unknown> };

const isPart = (node: ReactNode): node is PartElement =>
  isValidElement(node) && typeof node.type === 'function' && 'plainText' in node.type;

const isFragment = (node: ReactNode): node is ReactElement<{ children: ReactNode }> =>
  isValidElement(node) && node.type === Fragment;
