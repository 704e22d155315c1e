import type { ComponentProps } from 'react';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';

type SwitchFaceProps = Omit<ComponentProps<'button'>, 'type'> & {
  label: string;
  /** Empty until it is known. */
  note: string;
  isPerson: boolean;
};

/** Who one works for, as the button that changes it: with its picture alone where there is little room. */
export function SwitchFace({ label, note, isPerson, className, ...rest }: SwitchFaceProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'hover:bg-hover flex h-12 min-w-0 items-center gap-2 rounded-md px-2 text-left',
        className,
      )}
    >
      <Avatar name={label} size="sm" shape={isPerson ? 'person' : 'company'} />
      <span className="switch-words min-w-0 flex-1 leading-4">
        <span className="block truncate text-sm font-semibold">
          <span className="sr-only">Working for </span>
          {label}
        </span>
        <span className="text-soft block truncate text-xs">{note || '\u00a0'}</span>
      </span>
      <Icon name="chevron" className="switch-mark text-soft size-4" />
    </button>
  );
}
