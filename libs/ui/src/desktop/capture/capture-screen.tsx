import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createQueryClient } from '../../api/client/query-client.ts';
import { CaptureForm, type CaptureFormProps } from './capture-form.tsx';
import { actingKey } from '../../primitives/acting-key.ts';

interface CaptureScreenProps extends Pick<
  CaptureFormProps,
  'isOnline' | 'onCapture' | 'onAllowPlain'
> {
  onClose: () => void;
}

/** Quick capture: logs an activity in seconds. */
export function CaptureScreen(props: CaptureScreenProps) {
  const [client] = useState(createQueryClient);
  /** A new form for each capture. */
  const [round, setRound] = useState(0);
  const [isStored, setStored] = useState(false);
  const close = () => {
    setStored(false);
    // Customers may be added until it opens again.
    client.removeQueries();
    props.onClose();
  };
  useEscape(close);
  useCloseSoon(isStored, close, () => setStored(false));
  return (
    <QueryClientProvider client={client}>
      <CaptureForm
        key={round}
        isOnline={props.isOnline}
        onCapture={props.onCapture}
        onAllowPlain={props.onAllowPlain}
        isStored={isStored}
        onDone={(stored) => {
          setRound(round + 1);
          if (stored) setStored(true);
          else close();
        }}
      />
    </QueryClientProvider>
  );
}

/** Long enough to read one line. */
const READING = 1800;

/** Briefly shows that the capture was stored, unless the user is already typing the next one. */
function useCloseSoon(isStored: boolean, onClose: () => void, onTyping: () => void): void {
  useEffect(() => {
    if (!isStored) return;
    const timer = setTimeout(onClose, READING);
    addEventListener('input', onTyping);
    return () => {
      clearTimeout(timer);
      removeEventListener('input', onTyping);
    };
  });
}

function useEscape(onClose: () => void): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) =>
      actingKey(event) === 'Escape' && !event.defaultPrevented && onClose();
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onClose]);
}
