import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { FileDrop } from '#shared/web/ui/file-drop.tsx';
import type { startupEndpoints } from '../contract.ts';
import type { StartupDetail } from '../contract/startup.ts';

const { useSend } = endpointHooks<typeof startupEndpoints>();
const LARGEST_BYTES = 2 * 1024 * 1024;

/** The logo: shown as it is served, replaced by a file, or taken away. */
export function LogoTab({ startup }: { startup: StartupDetail }) {
  const { id, name, logoUrl } = startup;
  const [problem, setProblem] = useState<string | null>(null);
  const onError = (error: Error) => setProblem(messageOf(error));
  const upload = useSend('POST /api/startups/{id}/logo', {
    refreshes: 'all',
    onSuccess: () => toast({ title: 'Logo saved' }),
    onError,
  });
  const removal = useSend('DELETE /api/startups/{id}/logo', {
    refreshes: 'all',
    onSuccess: () => toast({ title: 'Logo removed' }),
    onError,
  });
  const send = ([file]: File[]) => {
    if (!file) return;
    if (file.size > LARGEST_BYTES) {
      setProblem('This file is larger than 2 MB.');
      return;
    }
    setProblem(null);
    const form = new FormData();
    form.set('logo', file);
    upload.mutate({ params: { id }, form });
  };
  return (
    <div className="grid max-w-xl gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={name} imageUrl={logoUrl} shape="company" size="xl" />
        {logoUrl === null ? (
          <p className="text-soft text-sm">Without a logo the first letters of the name are shown.</p>
        ) : (
          <Button icon="trash" pending={removal.isPending} onClick={() => removal.mutate({ params: { id } })}>
            Remove logo
          </Button>
        )}
      </div>
      <FileDrop
        label="New logo"
        hint="PNG, JPEG or WebP, at most 2 MB. It is fitted into a square; hidden data such as places is removed."
        error={problem}
        accept="image/png,image/jpeg,image/webp"
        disabled={upload.isPending}
        onFiles={send}
      />
      <p aria-live="polite" className="text-soft text-sm">
        {upload.isPending ? 'Uploading…' : ''}
      </p>
    </div>
  );
}
