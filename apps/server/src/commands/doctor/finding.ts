/** What was looked at, how it is, and for a fault what to do about it, in sentences. */
export interface Finding {
  /** An advice is no fault: it works, and could be safer. */
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
