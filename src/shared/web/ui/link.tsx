import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Screens are reached without a reload; `/api/...` paths are left to the browser. */
export function PageLink({ href, children, ...rest }: AnchorProps) {
  if (!href.startsWith('/api/')) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

export function TextLink({ className, ...rest }: AnchorProps) {
  return (
    <PageLink
      {...rest}
      className={classNames(
        'text-green hover:text-green-strong font-medium underline underline-offset-4',
        className,
      )}
    />
  );
}

export type LinkButtonProps = AnchorProps & { variant?: ButtonVariant; size?: ButtonSize; icon?: IconName };

export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <PageLink {...rest} className={buttonStyle(variant, size, className)}>
      {icon === undefined ? null : <Icon name={icon} className="size-4.5" />}
      {children}
    </PageLink>
  );
}

/** A link that someone typed in: only http and https work, and it opens in a new tab without credit or access. */
export function ExternalLink({
  href,
  children,
  className,
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={classNames(
        'text-green inline-flex items-center gap-1 underline underline-offset-4',
        className,
      )}
    >
      {children}
      <Icon name="external" className="size-3.5" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
