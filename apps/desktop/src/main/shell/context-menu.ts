import {
  type ContextMenuParams,
  type MenuItemConstructorOptions,
  type WebContents,
  clipboard,
} from 'electron';
import { adminPath } from '../origin/app-origin.ts';
import { externalUrl } from '../security/trusted-url.ts';

type Details = Pick<
  ContextMenuParams,
  | 'misspelledWord'
  | 'dictionarySuggestions'
  | 'linkURL'
  | 'isEditable'
  | 'selectionText'
  | 'editFlags'
>;
type Contents = Pick<WebContents, 'replaceMisspelling' | 'session'>;

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** The menu of a right click: spelling, the link under the pointer, the clipboard. */
export function contextMenu(
  contents: Contents,
  details: Details,
  openWindow: (url: string) => void,
): MenuItemConstructorOptions[] {
  return [...spelling(contents, details), ...link(details, openWindow), ...editing(details)];
}

function spelling(contents: Contents, { misspelledWord, dictionarySuggestions }: Details) {
  if (!misspelledWord) return [];
  const suggestions = dictionarySuggestions.map((label) => ({
    label,
    click: () => contents.replaceMisspelling(label),
  }));
  const none = { label: 'No Suggestions', enabled: false };
  const learn = {
    label: 'Add to Dictionary',
    click: () => contents.session.addWordToSpellCheckerDictionary(misspelledWord),
  };
  return [...(suggestions.length > 0 ? suggestions : [none]), learn, separator];
}

function link(
  { linkURL }: Details,
  openWindow: (url: string) => void,
): MenuItemConstructorOptions[] {
  if (adminPath(linkURL) !== null)
    return [{ label: 'Open in New Window', click: () => openWindow(linkURL) }, separator];
  const url = externalUrl(linkURL);
  return url ? [{ label: 'Copy Link', click: () => void clipboard.writeText(url) }, separator] : [];
}

function editing({ isEditable, selectionText, editFlags }: Details): MenuItemConstructorOptions[] {
  const copy: MenuItemConstructorOptions = { role: 'copy', enabled: editFlags.canCopy };
  if (!isEditable) return selectionText ? [copy] : [{ role: 'selectAll' }];
  return [
    { role: 'undo', enabled: editFlags.canUndo },
    { role: 'redo', enabled: editFlags.canRedo },
    separator,
    { role: 'cut', enabled: editFlags.canCut },
    copy,
    { role: 'paste', enabled: editFlags.canPaste },
    { role: 'selectAll' },
  ];
}
