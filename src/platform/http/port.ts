import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartRefused } from '../start-refused.ts';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken. Stop what listens there, or set PORT to another.',
  EACCES: 'is not for this account: set PORT above 1023.',
  EADDRNOTAVAIL: 'is no address of this machine: set HOST to one of its own.',
};

/** Throws {@link StartRefused} where nothing can listen there, before anything else is started. */
export async function requirePort({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new StartRefused(`${host}:${port} ${reason}`, { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}
