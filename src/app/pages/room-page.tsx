import { lazy, Suspense, useState } from 'react';
import { useParams } from 'wouter';
import { RoomPage, type UploadSlot } from '#features/data-room/web/room-page.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const Upload = lazy(async () => {
  const [{ UploadForm }, { TypeSelect }] = await Promise.all([
    import('#features/documents/web/upload-form.tsx'),
    import('#features/documents/web/paste-form.tsx'),
  ]);
  return {
    default: function RoomUpload({ startupId, onDone }: Parameters<UploadSlot>[0]) {
      const [type, setType] = useState<Parameters<typeof TypeSelect>[0]['type']>('legal_docs');
      return (
        <div className="grid gap-3">
          <TypeSelect label="What you upload" type={type} onType={setType} />
          <UploadForm
            label="A file"
            target={{ fields: { documentType: type, startupId: String(startupId) } }}
            onDone={({ id }) => onDone(id)}
          />
        </div>
      );
    },
  };
});

const upload: UploadSlot = (options) => (
  <Suspense fallback={<SkeletonLines label="Loading the upload" />}>
    <Upload {...options} />
  </Suspense>
);

/** `/startups/{id}/room`: the data room, with the upload of documents in it. */
export function RoomScreen() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <RoomPage id={Number(id)} upload={upload} /> : <NotFoundPage />;
}
