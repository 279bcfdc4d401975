import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MenuItemConstructorOptions } from 'electron';
import { fake } from '../../../testing/electron.ts';
import { FakeSession } from '../../../testing/fakes/fake-session.ts';
import { FakeContents } from '../../../testing/fakes/fake-window.ts';
import { contextMenu } from './context-menu.ts';

let contents: FakeContents;
beforeEach(() => void (contents = new FakeContents(new FakeSession())));

const flags = {
  canUndo: false,
  canRedo: false,
  canCut: false,
  canCopy: true,
  canPaste: true,
  canDelete: false,
  canSelectAll: true,
  canEditRichly: false,
};
type Details = Parameters<typeof contextMenu>[1];
const opened: string[] = [];
const on = (details: Partial<Details>) => {
  const all = {
    misspelledWord: '',
    dictionarySuggestions: [],
    linkURL: '',
    isEditable: false,
    selectionText: '',
    editFlags: flags,
    ...details,
  };
  const page = contents as unknown as Parameters<typeof contextMenu>[0];
  return contextMenu(page, all, (url) => opened.push(url));
};
const names = (menu: MenuItemConstructorOptions[]) =>
  menu.flatMap(({ label, role }) => label ?? role ?? []);
const click = (menu: MenuItemConstructorOptions[], wanted: string) =>
  (menu.find(({ label }) => label === wanted)!.click as () => void)();

describe('the context menu', () => {
  it('offers the editing actions that an input allows', () => {
    const menu = on({ isEditable: true });
    expect(names(menu)).toEqual(['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll']);
    const enabled = menu.filter((item) => item.enabled).map(({ role }) => role);
    expect(enabled).toEqual(['copy', 'paste']);
  });

  it('offers to copy selected text, else to select all', () => {
    expect(names(on({ selectionText: 'Ada' }))).toEqual(['copy']);
    expect(names(on({}))).toEqual(['selectAll']);
  });

  it('corrects a misspelled word, or adds it to the dictionary', () => {
    const misspelled = { isEditable: true, misspelledWord: 'harbr' };
    const menu = on({ ...misspelled, dictionarySuggestions: ['harbor', 'harbour'] });
    expect(names(menu).slice(0, 3)).toEqual(['harbor', 'harbour', 'Add to Dictionary']);
    click(menu, 'harbour');
    expect(contents.corrections).toEqual(['harbour']);
    click(menu, 'Add to Dictionary');
    expect(contents.session.learnedWords).toEqual(['harbr']);
    expect(names(on(misspelled))[0]).toBe('No Suggestions');
  });

  it('opens a screen of the app in a new window', () => {
    const linkURL = 'app://polaris/admin/customers/1';
    click(on({ linkURL }), 'Open in New Window');
    expect(opened).toEqual([linkURL]);
  });

  it('copies an external link, and offers no other links', () => {
    click(on({ linkURL: 'https://example.com/a' }), 'Copy Link');
    expect(fake.copied).toBe('https://example.com/a');
    for (const linkURL of ['javascript:alert(1)', 'file:///etc/passwd', 'app://polaris/admin'])
      expect(names(on({ linkURL }))).not.toContain('Copy Link');
  });
});
