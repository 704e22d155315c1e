import { TextareaField } from '#shared/web/ui/text-field.tsx';

/** What the reader wants to remember of a post. */
export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  return (
    <TextareaField
      label="Note"
      hint="Only you see this."
      rows={2}
      maxLength={2000}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
