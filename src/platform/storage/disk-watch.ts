import { statfs } from 'node:fs/promises';

export type DiskWatch = {
  /** False while less than the floor is free: refuse what writes, go on with what reads. */
  hasRoom(): boolean;
  /** As last measured; null where the file system does not tell. */
  freeBytes(): number | null;
  stop(): void;
};

/** Measures the free space under `folder` now and then every `everyMs`. */
export async function watchDisk(options: {
  folder: string;
  floorBytes: number;
  everyMs?: number;
  /** Called when the answer of `hasRoom` changes. */
  onChange?: (hasRoom: boolean, freeBytes: number) => void;
}): Promise<DiskWatch> {
  const { folder, floorBytes, everyMs = 1000, onChange } = options;
  let free: number | null = null;
  let room = true;

  const measure = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(folder);
    free = bavail * bsize;
    const had = room;
    room = free >= floorBytes;
    if (room !== had) onChange?.(room, free);
  };
  // A folder that cannot be measured is no reason to refuse writes: the database itself will.
  const measureQuietly = (): Promise<void> => measure().catch(() => {});

  await measureQuietly();
  const timer = setInterval(() => void measureQuietly(), everyMs);
  timer.unref();
  return { hasRoom: () => room, freeBytes: () => free, stop: () => clearInterval(timer) };
}
