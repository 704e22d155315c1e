import type { ComponentProps } from 'react';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { buttonStyle } from './button-style.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  type?: 'button' | 'submit' | 'reset';
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Shows a spinner and refuses further clicks. */
  pending?: boolean;
};

export function Button({
  variant,
  size,
  icon,
  pending = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {pending ? (
        <Spinner className="size-4" />
      ) : icon === undefined ? null : (
        <Icon name={icon} className="size-4.5" />
      )}
      {children}
    </button>
  );
}

/** A button that shows only a picture; `label` is what it is called. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  ...rest
}: Omit<ButtonProps, 'children' | 'size'> & { icon: IconName; label: string }) {
  return <Button {...rest} variant={variant} size="icon" icon={icon} aria-label={label} title={label} />;
}
