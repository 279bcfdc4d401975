import { Fragment, type ReactElement, type ReactNode } from 'react';
import { BRAND, LOGO } from './mail-brand';
import { STYLE_SHEET, mailStyles } from './mail-theme';

interface TextProps {
  children: ReactNode;
}
interface LinkProps {
  href: string;
  children: string;
}
interface SmallPrintProps extends LinkProps {
  link: string;
}
interface FactsProps {
  /** Pairs of a name and a value. */
  facts: [name: string, value: string][];
}
export interface MailProps {
  subject: string;
  children: ReactNode;
}

/** Returns a part of a mail as plain text. */
type PlainText<Props> = (props: Props, inline: (children: ReactNode) => string) => string;

/** A piece of a mail, made of parts. */
export type MailElement = ReactElement;

export type MailPart<Props> = ((props: Props) => ReactElement) & { plainText: PlainText<Props> };

/** A part of a mail with two forms: an element for HTML, and plain text. */
const part = <Props,>(
  look: (props: Props) => ReactElement,
  plainText: PlainText<Props>,
): MailPart<Props> => Object.assign(look, { plainText });

const childrenAsText: PlainText<TextProps> = ({ children }, inline) => inline(children);
const linkAsText: PlainText<LinkProps> = ({ href, children }) => `${children}:\n${href}`;

export const Paragraph = part<TextProps>(
  ({ children }) => (
    <p className="ink" style={mailStyles.paragraph}>
      {withLineBreaks(children)}
    </p>
  ),
  childrenAsText,
);

/** A text of several paragraphs, whose web addresses are links. */
export const LongText = part<{ children: string }>(
  ({ children }) => (
    <>
      {children
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index} className="ink" style={mailStyles.paragraph}>
            {withLinks(paragraph)}
          </p>
        ))}
    </>
  ),
  ({ children }) => children.trim(),
);

/** Text by someone else. */
export const Quote = part<TextProps>(
  ({ children }) => (
    <div className="ink accent-line" style={mailStyles.quote}>
      {withLineBreaks(children)}
    </div>
  ),
  childrenAsText,
);

export const Facts = part<FactsProps>(
  ({ facts }) => (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      className="line"
      style={mailStyles.facts}
    >
      <tbody>
        {facts.map(([name, value], index) => (
          <tr key={index}>
            <td className="muted line" style={mailStyles.factName}>
              {name}
            </td>
            <td className="ink line" style={mailStyles.factValue}>
              {withLineBreaks(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  ({ facts }) => facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
);

/** The action that the mail asks for. */
export const Action = part<LinkProps>(
  ({ href, children }) => (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '4px 0 24px' }}>
      <tbody>
        <tr>
          <td className="button-cell" style={mailStyles.buttonCell}>
            <a className="button" href={href} style={mailStyles.button}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  ),
  linkAsText,
);

/** A link on its own line. */
export const LinkLine = part<LinkProps>(
  ({ href, children }) => (
    <p className="ink" style={mailStyles.paragraph}>
      <a className="accent" href={href} style={mailStyles.link}>
        {children}
      </a>
    </p>
  ),
  linkAsText,
);

/** The name of the person who sends it; in plain text also of the business, which HTML has in its banner. */
export const Signature = part<TextProps>(
  ({ children }) => (
    <p className="ink" style={mailStyles.signature}>
      {children}
    </p>
  ),
  ({ children }, inline) => `${inline(children)}\n${BRAND}`,
);

/** Says why the reader gets a mail that can be turned off, and links to where. */
export const SmallPrint = part<SmallPrintProps>(
  ({ children, href, link }) => (
    <>
      <p className="muted line" style={mailStyles.smallPrint}>
        {children}
      </p>
      <p className="muted" style={mailStyles.smallPrintLink}>
        <a className="accent" href={href} style={mailStyles.link}>
          {link}
        </a>
      </p>
    </>
  ),
  ({ children, href, link }) => `${children}\n\n${link}:\n${href}`,
);

/** Digits to type, inside a paragraph. */
export const CodeToType = part<TextProps>(
  ({ children }) => <span style={mailStyles.code}>{children}</span>,
  childrenAsText,
);

/** A complete mail: the subject and the parts. */
export const MailLayout = ({ subject, children }: MailProps): ReactElement => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
      <style>{STYLE_SHEET}</style>
    </head>
    <body className="canvas" style={mailStyles.canvas}>
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        className="canvas"
        style={mailStyles.canvas}
      >
        <tbody>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <Sheet subject={subject}>{children}</Sheet>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
);

const Sheet = ({ subject, children }: MailProps): ReactElement => (
  <table role="presentation" width={600} cellPadding={0} cellSpacing={0} style={mailStyles.sheet}>
    <tbody>
      <tr>
        <td className="band" style={mailStyles.band}>
          <span style={mailStyles.star}>{LOGO}</span>&nbsp; {BRAND}
        </td>
      </tr>
      <tr>
        <td className="paper" style={mailStyles.paper}>
          <h1 className="ink heading" style={mailStyles.heading}>
            {subject}
          </h1>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
);

/** A period or bracket after an address ends the sentence, not the address. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/;

const withLinks = (text: string): ReactNode =>
  text.split(ADDRESS).map((piece, index) =>
    index % 2 ? (
      <a key={index} className="accent" href={piece} style={mailStyles.link}>
        {piece}
      </a>
    ) : (
      <Fragment key={index}>{withLineBreaks(piece)}</Fragment>
    ),
  );

function withLineBreaks(children: ReactNode): ReactNode {
  if (typeof children !== 'string') return children;
  return children.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
