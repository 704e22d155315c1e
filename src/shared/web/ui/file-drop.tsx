import { useState } from 'react';
import type { DragEvent } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

export type FileDropProps = FieldProps & {
  /** For example `.pdf,.docx` or `image/*`. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Choose a file or drop it here; works by keyboard as any file box does. */
export function FileDrop({ accept, multiple, disabled, onFiles, ...field }: FileDropProps) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0) onFiles(multiple === true ? [...files] : [...files].slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (disabled !== true) take(event.dataTransfer.files);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'has-focus-visible:outline-green relative flex min-h-24 items-center justify-center gap-3 rounded-md border border-dashed p-4 text-center text-sm has-focus-visible:outline-2',
            over ? 'border-green bg-tint' : 'border-edge bg-card',
          )}
        >
          <Icon name="upload" className="text-green" />
          <span>
            <span className="text-green font-semibold">Choose {multiple === true ? 'files' : 'a file'}</span>{' '}
            or drop it here
          </span>
          <input
            {...control}
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  );
}
