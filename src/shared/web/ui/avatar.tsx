import { useState } from 'react';
import { classNames } from './class-names.ts';
import { initialsOf } from './initials.ts';

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export type AvatarProps = {
  name: string;
  imageUrl?: string | null;
  size?: AvatarSize;
  /** People are round, companies are not. */
  shape?: 'person' | 'company';
};

const sizes: Record<AvatarSize, string> = {
  xs: 'size-7 text-[0.6875rem]',
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-14 text-lg',
  xl: 'size-20 text-2xl',
};

const colours = [
  'bg-[#7b4b2a]',
  'bg-[#234a7a]',
  'bg-[#8a3d1f]',
  'bg-[#0b5d4b]',
  'bg-[#5b3a78]',
  'bg-[#7a2f4b]',
  'bg-[#4d5a1e]',
  'bg-[#1f5c6b]',
];

/** The picture, or initials on a colour derived from the name. Hidden from screen readers, since the name is beside it. */
export function Avatar({ name, imageUrl, size = 'md', shape = 'person' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const form = classNames('shrink-0', sizes[size], shape === 'person' ? 'rounded-full' : 'rounded-md');
  if (imageUrl && imageUrl !== brokenUrl) {
    return (
      <img
        src={imageUrl}
        alt=""
        loading="lazy"
        onError={() => setBrokenUrl(imageUrl)}
        className={classNames('border bg-white object-cover', form)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid place-items-center font-bold text-[#fff] select-none',
        form,
        colourOf(name),
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

function colourOf(name: string): string | undefined {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return colours[sum % colours.length];
}
