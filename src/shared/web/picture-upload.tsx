import { useState } from 'react';
import type { PictureUpload as Kind } from '../contract/picture.ts';
import { messageOf } from './api-error.ts';
import { FileDrop } from './ui/file-drop.tsx';

type PictureUploadProps = {
  kind: Kind;
  label: string;
  required?: boolean;
  /** Sends the form, and removes the picture; either may fail, which is shown here. */
  upload: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (sent: { form: FormData }) => void;
  };
  removal: { readonly error: Error | null; readonly reset: () => void };
};

const WHAT_BECOMES = { contain: 'fitted into', cover: 'cut to' };

/** A picture to choose or to drop: checked for its size, then sent at once. */
export function PictureUpload({ kind, label, required, upload, removal }: PictureUploadProps) {
  const { field, largestMegabytes, fit } = kind;
  const [isTooLarge, setTooLarge] = useState(false);
  const failure = upload.error ?? removal.error;
  const send = ([file]: File[]) => {
    if (!file) return;
    const exceeds = file.size > largestMegabytes * 1024 * 1024;
    setTooLarge(exceeds);
    if (exceeds) return;
    removal.reset();
    const form = new FormData();
    form.set(field, file);
    upload.mutate({ form });
  };
  return (
    <div>
      <FileDrop
        label={label}
        required={required}
        hint={`PNG, JPEG or WebP, at most ${largestMegabytes} MB. It is ${WHAT_BECOMES[fit]} a square; hidden data such as location is removed.`}
        error={
          isTooLarge ? `This file is larger than ${largestMegabytes} MB.` : failure && messageOf(failure)
        }
        accept="image/png,image/jpeg,image/webp"
        disabled={upload.isPending}
        onFiles={send}
      />
      <p aria-live="polite" className="text-soft mt-2 text-sm">
        {upload.isPending ? 'Uploading…' : ''}
      </p>
    </div>
  );
}
