import { markdownLink } from './markdown-link.ts';

/** What these plugins know of a node of Markdown or HTML. */
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

/** What is between the two marks is a pull quote; any other HTML is shown as it was typed. */
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

/** With the marks on lines of their own, Markdown leaves the text between them as it is. */
function quotedText(html: string): TreeNode[] | undefined {
  const text = html.trim();
  if (!text.startsWith(OPEN) || !text.endsWith(CLOSE)) return undefined;
  return [{ type: 'text', value: text.slice(OPEN.length, -CLOSE.length).trim() }];
}

/** A link that leads to neither the web, a mail address, our pages nor a note is plain text. */
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
