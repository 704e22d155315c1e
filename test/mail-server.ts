import { afterAll, beforeAll } from 'vitest';
import { createSmtpServer, type TestMailServer } from './smtp-server.ts';

/** The same for the tests of one file. */
export function testMailServer(): TestMailServer {
  const server = createSmtpServer();
  beforeAll(() => server.open());
  afterAll(() => server.close());
  return server.state;
}
