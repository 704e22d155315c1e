import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `deploy/pgbouncer.ini` says, for a run of tests: every database of one server, and nobody is asked for a password. */
export function writePooler(
  folder: string,
  to: { readonly host: string; readonly port: number; readonly user: string; readonly listen: number },
): string {
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${to.host} port=${to.port} user=${to.user}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${to.listen}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 30',
    'max_client_conn = 1000',
    'query_timeout = 15',
    'server_idle_timeout = 30',
    'server_login_retry = 1',
    'log_connections = 0',
    'log_disconnections = 0',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
