/** Runs at most this many pieces of work at once; more are refused. */
export function limitConcurrency(most: number, refusal: () => Error) {
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) throw refusal();
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
