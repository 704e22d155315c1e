import { Icon } from './icon.tsx';

/** A chosen value with its remove button. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className="border-green bg-tint text-green inline-flex items-center rounded-full border pl-3 text-sm font-medium">
      {label}
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-full md:size-8"
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </span>
  );
}
