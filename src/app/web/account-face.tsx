import type { ComponentProps } from 'react';
import { IconButton } from '#shared/web/ui/button.tsx';

/** The button of the account's menu. */
export function AccountFace(props: Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'>) {
  return <IconButton {...props} icon="more" label="More of your account" className="size-8!" />;
}
