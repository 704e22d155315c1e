import type { ReactNode } from 'react';
import { copyText } from '../copy-text.ts';
import { Button } from './button.tsx';

/** A link that is shown once, to be handed on; `children` say what it is good for. */
export function NewLink({ link, children }: { link: string; children: ReactNode }) {
  return (
    <div role="alert" className="bg-tint grid justify-items-start gap-2 rounded-md p-4">
      <p className="font-medium">{children}</p>
      <code className="min-w-0 text-sm break-all">{link}</code>
      <Button icon="link" onClick={() => void copyText(link, 'Link copied')}>
        Copy link
      </Button>
    </div>
  );
}
