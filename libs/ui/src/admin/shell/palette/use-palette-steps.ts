import { useRef, useState } from 'react';
import type { Choice } from '../../shared/record/selection-commands.ts';

/** A command that asks for one more choice. */
export interface PaletteStep {
  asks: string;
  /** Undefined while loading. */
  choices: readonly Choice[] | undefined;
  failed: boolean;
}

/** The steps of the palette, in which a command's inputs are chosen. */
export function usePaletteSteps() {
  const [steps, setSteps] = useState<readonly PaletteStep[]>([]);
  const asked = useRef(0);
  const ask = async (command: Choice) => {
    if ('run' in command) return;
    const { question } = command;
    const at = (asked.current += 1);
    const show = (step: Omit<PaletteStep, 'asks'>) =>
      at === asked.current && setSteps([...steps, { asks: question, ...step }]);
    show({ choices: undefined, failed: false });
    try {
      show({ choices: await command.choices(), failed: false });
    } catch {
      show({ choices: undefined, failed: true });
    }
  };
  const goBack = () => {
    asked.current += 1;
    setSteps(steps.slice(0, -1));
  };
  return { step: steps.at(-1), ask, goBack };
}
