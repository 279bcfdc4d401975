/** The result of a check; for a fault, also how to fix it, in sentences. */
export interface Finding {
  /** `advice` is not a fault: it works, but could be safer. */
  state: 'good' | 'advice' | 'fault';
  part: string;
  text: string;
}

const finding = (state: Finding['state']) => (part: string, text: string) => ({
  state,
  part,
  text,
});

export const good = finding('good');
export const advice = finding('advice');
export const fault = finding('fault');
