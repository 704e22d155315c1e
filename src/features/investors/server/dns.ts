import { Resolver } from 'node:dns/promises';

const DEADLINE_MS = 3_000;
const ABSENT = new Set(['ENODATA', 'ENOTFOUND']);

/**
 * The text records of a domain, each as its strings; none for a domain that has none. Null when no name server
 * answered within three seconds. `servers` (`address:port`) stand in for those of the machine.
 */
export async function findTextRecords(
  domain: string,
  servers: readonly string[] = [],
): Promise<string[][] | null> {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const deadline = setTimeout(() => resolver.cancel(), DEADLINE_MS);
  try {
    return await resolver.resolveTxt(domain);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return ABSENT.has(code) ? [] : null;
  } finally {
    clearTimeout(deadline);
  }
}
