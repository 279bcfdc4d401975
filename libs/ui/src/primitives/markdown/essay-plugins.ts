import { markdownLink } from './markdown-link.ts';

/** The properties of a Markdown or HTML node that these plugins use. */
export interface TreeNode {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  data?: { hName?: string };
  children?: TreeNode[];
}

const PULL_QUOTE = 'PullQuote';
const OPEN = `<${PULL_QUOTE}>`;
const CLOSE = `</${PULL_QUOTE}>`;

/** Text between the two marks becomes a pull quote; any other HTML is shown as typed. */
export const pullQuotes = () => (tree: TreeNode) => {
  tree.children = tree.children?.map((node) => {
    const children = quotedIn(node);
    if (children) return { type: 'paragraph', data: { hName: PULL_QUOTE }, children };
    return node.type === 'html' ? { type: 'paragraph', children: [node] } : node;
  });
};

function quotedIn({ type, value = '', children = [] }: TreeNode): TreeNode[] | undefined {
  if (type === 'html') return quotedText(value);
  const isMark = (node: TreeNode | undefined, mark: string) =>
    node?.type === 'html' && node.value === mark;
  const isQuoted =
    type === 'paragraph' && isMark(children[0], OPEN) && isMark(children.at(-1), CLOSE);
  return isQuoted ? children.slice(1, -1) : undefined;
}

/** If the marks are on their own lines, Markdown keeps the text between them as it is. */
function quotedText(html: string): TreeNode[] | undefined {
  const text = html.trim();
  if (!text.startsWith(OPEN) || !text.endsWith(CLOSE)) return undefined;
  return [{ type: 'text', value: text.slice(OPEN.length, -CLOSE.length).trim() }];
}

/** A link to anything but the web, a mail address, our pages or a note becomes plain text. */
export const safeLinks = () => (tree: TreeNode) => unlink(tree);

function unlink(node: TreeNode): void {
  if (node.tagName === 'a' && !isAllowed(node.properties?.['href'])) {
    node.tagName = 'span';
    node.properties = {};
  }
  for (const child of node.children ?? []) unlink(child);
}

const isAllowed = (href: unknown): boolean =>
  typeof href === 'string' && (href.startsWith('#') || markdownLink(href) !== undefined);
