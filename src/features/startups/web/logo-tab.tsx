import { PictureUpload } from '#shared/web/picture-upload.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import type { startupEndpoints } from '../contract.ts';
import { LOGO_UPLOAD } from '../contract/logo.ts';
import type { StartupDetail } from '../contract/startup.ts';

const { useSend } = endpointHooks<typeof startupEndpoints>();

/** The logo: shown as it is served, replaced by a file, or taken away. */
export function LogoTab({ startup }: { startup: StartupDetail }) {
  const { id, name, logoUrl } = startup;
  const params = { id };
  const upload = useSend('POST /api/startups/{id}/logo', {
    refreshes: 'all',
    onSuccess: () => toast({ title: 'Logo saved' }),
  });
  const removal = useSend('DELETE /api/startups/{id}/logo', {
    refreshes: 'all',
    onSuccess: () => toast({ title: 'Logo removed' }),
  });
  return (
    <div className="grid max-w-xl gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={name} imageUrl={logoUrl} shape="company" size="xl" />
        {logoUrl === null ? (
          <p className="text-soft text-sm">Without a logo the first letters of the name are shown.</p>
        ) : (
          <Button icon="trash" pending={removal.isPending} onClick={() => removal.mutate({ params })}>
            Remove logo
          </Button>
        )}
      </div>
      <PictureUpload
        kind={LOGO_UPLOAD}
        label="New logo"
        upload={{ ...upload, mutate: ({ form }) => upload.mutate({ params, form }) }}
        removal={removal}
      />
    </div>
  );
}
