import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ActivityPrefill } from '../../activities/log-activity-form.tsx';

/** The form that the composer of a record shows. */
export type ComposerPanel = 'log' | 'email' | 'task';

/** The addresses that lead to a form. */
const linkedPanels = new Map<string, ComposerPanel>([
  ['#log-title', 'log'],
  ['#task-title', 'task'],
  ['#message', 'email'],
]);

/** Which form the composer of a record shows, and what it starts with. */
export function useRecordComposer() {
  const { hash, key } = useLocation();
  const linked = linkedPanels.get(hash);
  const [panel, setPanel] = useState<ComposerPanel>(linked ?? 'log');
  /** How often a form was asked for; each time takes the focus to it. */
  const [asked, setAsked] = useState(linked ? 1 : 0);
  /** A mail stays in the page while another form is shown. */
  const [isWriting, setWriting] = useState(linked === 'email');
  const [prefill, setPrefill] = useState<ActivityPrefill>();
  const [visit, setVisit] = useState(key);
  const show = (next: ComposerPanel) => {
    setPanel(next);
    setAsked((count) => count + 1);
    if (next === 'email') setWriting(true);
  };
  if (visit !== key) {
    setVisit(key);
    if (linked) show(linked);
  }
  return {
    ...{ panel, asked, isWriting, prefill, show },
    log: (values: ActivityPrefill) => {
      setPrefill(values);
      show('log');
    },
    closeMail: () => {
      setWriting(false);
      setPanel('log');
    },
  };
}
