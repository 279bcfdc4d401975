const LENGTH_BYTES = 4;

/** Cuts one direction of a PostgreSQL connection into its messages. */
export class MessageReader {
  private rest = Buffer.alloc(0);

  constructor(
    /** The first message of a client has no type. */
    private startsUp: boolean,
    private readonly onMessage: (type: string, body: Buffer) => void,
  ) {}

  read(chunk: Buffer): void {
    this.rest = Buffer.concat([this.rest, chunk]);
    while (this.readOne());
  }

  private readOne(): boolean {
    const typeBytes = this.startsUp ? 0 : 1;
    if (this.rest.length < typeBytes + LENGTH_BYTES) return false;
    // The length includes itself, but not the type.
    const end = typeBytes + this.rest.readInt32BE(typeBytes);
    if (this.rest.length < end) return false;
    const type = this.rest.toString('latin1', 0, typeBytes);
    const body = this.rest.subarray(typeBytes + LENGTH_BYTES, end);
    this.rest = this.rest.subarray(end);
    this.startsUp = false;
    this.onMessage(type, body);
    return true;
  }
}
