import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  at: number;
}

/** A mail server that takes everything at once, unless it is held, and remembers when. */
export async function startMailServer() {
  const arrivals: ReceivedMail[] = [];
  let opened = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        void opened.then(() => {
          for (const { address } of session.envelope.rcptTo)
            arrivals.push({ to: address, at: performance.now() });
          done();
        });
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    /** Takes nothing more until what it answers is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      opened = promise;
      return resolve;
    },
    close: () => server.close(() => undefined),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
