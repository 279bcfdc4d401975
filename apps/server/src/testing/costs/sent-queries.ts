/** Reads the null-terminated texts of a message. */
const textsOf = (body: Buffer): string[] => body.toString('utf8').split('\0');

/**
 * Follows one connection: which statements are executed, and whether the client waits for an answer
 * between them. Messages are as PostgreSQL's protocol names them.
 */
export class SentQueries {
  private readonly prepared = new Map<string, string>();
  private readonly bound = new Map<string, string>();
  private batch: string[] = [];
  private unanswered = 0;

  constructor(
    /** Called with the statements of each batch; pipelined ones are not waited for. */
    private readonly onBatch: (queries: string[], isWaitedFor: boolean) => void,
  ) {}

  fromClient(type: string, body: Buffer): void {
    const [first = '', second = ''] = textsOf(body);
    // Parse: a name and its text. Bind: a portal and the name. Execute: a portal.
    if (type === 'P') this.prepared.set(first, second);
    if (type === 'B') this.bound.set(first, this.prepared.get(second) ?? '');
    if (type === 'E') this.batch.push(this.bound.get(first) ?? '');
    if (type === 'Q') this.batch.push(first);
    // Query and Sync: PostgreSQL answers everything sent so far, then ReadyForQuery.
    if (type === 'Q' || type === 'S') this.endBatch();
  }

  fromDatabase(type: string): void {
    const isReady = type === 'Z';
    if (isReady && this.unanswered > 0) this.unanswered -= 1;
  }

  private endBatch(): void {
    this.onBatch(this.batch, this.unanswered === 0);
    this.batch = [];
    this.unanswered += 1;
  }
}
