import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg' | 'icon';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-green bg-green text-on-green hover:border-green-strong hover:bg-green-strong',
  secondary: 'border-line bg-card text-ink hover:border-edge hover:bg-sunk',
  quiet: 'border-transparent text-soft hover:bg-sunk hover:text-ink',
  danger: 'border-red bg-red text-on-red hover:border-red-strong hover:bg-red-strong',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 text-sm md:min-h-9 md:px-3.5',
  lg: 'min-h-12 px-5 text-base',
  icon: 'size-11 md:size-9',
};

export function buttonStyle(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'md',
  extra?: string,
): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap select-none',
    'transition-colors disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    extra,
  );
}
