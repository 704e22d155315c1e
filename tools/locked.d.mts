export type Lock = { packages: Record<string, Record<string, unknown>> };
export function placeOf(lock: Lock, from: string, name: string): string | null;
export function findServing(lock: Lock): Set<string>;
