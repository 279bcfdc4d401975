import {
  type ContextMenuParams,
  type MenuItemConstructorOptions,
  type WebContents,
  clipboard,
} from 'electron';
import { outsideUrl } from '../security/trusted-url.ts';

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

const line: MenuItemConstructorOptions = { type: 'separator' };

/** What the other mouse button offers: spelling, the link below it, the clipboard. */
export function contextMenu(contents: Contents, details: Details): MenuItemConstructorOptions[] {
  return [...spelling(contents, details), ...link(details), ...editing(details)];
}

function spelling(contents: Contents, { misspelledWord, dictionarySuggestions }: Details) {
  if (!misspelledWord) return [];
  const suggestions = dictionarySuggestions.map((label) => ({
    label,
    click: () => contents.replaceMisspelling(label),
  }));
  const none = { label: 'No suggestions', enabled: false };
  const learn = {
    label: 'Add to dictionary',
    click: () => contents.session.addWordToSpellCheckerDictionary(misspelledWord),
  };
  return [...(suggestions.length > 0 ? suggestions : [none]), learn, line];
}

function link({ linkURL }: Details): MenuItemConstructorOptions[] {
  const outside = outsideUrl(linkURL);
  return outside
    ? [{ label: 'Copy link', click: () => void clipboard.writeText(outside) }, line]
    : [];
}

function editing({ isEditable, selectionText, editFlags }: Details): MenuItemConstructorOptions[] {
  const copy: MenuItemConstructorOptions = { role: 'copy', enabled: editFlags.canCopy };
  if (!isEditable) return selectionText ? [copy] : [{ role: 'selectAll' }];
  return [
    { role: 'undo', enabled: editFlags.canUndo },
    { role: 'redo', enabled: editFlags.canRedo },
    line,
    { role: 'cut', enabled: editFlags.canCut },
    copy,
    { role: 'paste', enabled: editFlags.canPaste },
    { role: 'selectAll' },
  ];
}
