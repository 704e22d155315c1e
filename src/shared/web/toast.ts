import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { messageOf } from './api-error.ts';

export type ToastVariant = 'default' | 'destructive';

export type ToastContent = {
  readonly title: string;
  readonly description?: ReactNode;
  readonly variant?: ToastVariant;
  readonly durationMs?: number;
  readonly action?: { readonly label: string; readonly onAction: () => void };
};

export type ShownToast = ToastContent & { readonly id: number; readonly open: boolean };

export const toastDurationMs = 5000;
export const toastRemovalDelayMs = 1_000_000;
export const toastSwipeThresholdPx = 50;
export const toastHotkey = 'F8';

let shown: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message; there is one at a time, so it replaces the former. Answers how to take it away. */
export function toast(content: ToastContent): { dismiss: () => void } {
  clearTimeout(removal);
  lastId += 1;
  const id = lastId;
  show({ ...content, id, open: true });
  return { dismiss: () => dismissToast(id) };
}

/** Says what the server answered to something it refused. */
export function toastError(error: unknown): void {
  toast({ title: 'Error', description: messageOf(error), variant: 'destructive' });
}

export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  show({ ...shown, open: false });
  removal = setTimeout(() => {
    if (shown?.id === id) show(null);
  }, toastRemovalDelayMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
