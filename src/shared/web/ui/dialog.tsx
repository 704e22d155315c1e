import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { DialogProps } from './dialog-window.tsx';
import { dialogWindow } from './lazy-parts.ts';

/** A window over the page, fetched when it is first opened; the page grows dark at once. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={<div className="animate-fade bg-veil fixed inset-0 z-40" />}>
      <dialogWindow.Part {...props} />
    </Suspense>
  );
}

/** The buttons of a form in a window: the last of it, in sight while its fields scroll. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="bg-card sticky -bottom-4 z-10 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 border-t px-4 py-3 md:-bottom-5 md:-mx-5 md:-mb-5 md:px-5">
      {children}
    </div>
  );
}
