import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../start-refused.ts';

export type FolderLock = { release(): Promise<void> };

/**
 * Takes the data folder for this process, or throws {@link StartRefused} naming who has it.
 * What is held is a local socket named after the folder's place on disk, which the kernel frees when the
 * process ends however it ends; process ids are shown, never trusted.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const note = join(folder, 'server.pid');
  const server = await listen(socketName(folder));
  if (!server) {
    throw new StartRefused(
      `Another Kilele server (process ${readNote(note)}) is using the data folder ${folder}. ` +
        'Stop it first, or give this one its own DATA_DIR.',
    );
  }
  server.unref();
  writeFileSync(note, String(process.pid));
  return {
    async release() {
      rmSync(note, { force: true });
      server.close();
      await once(server, 'close');
    },
  };
}

function socketName(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `kilele-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.lock`);
}

async function listen(path: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  try {
    server.listen({ path });
    await once(server, 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  }
  // Where the name is a file it outlives a killed process: nobody answers there then.
  if (process.platform !== 'darwin' || (await isAnswered(path))) return null;
  rmSync(path, { force: true });
  return listen(path);
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect({ path });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function readNote(note: string): string {
  try {
    return readFileSync(note, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
