import { useState } from 'react';
import { IconButton } from '#shared/web/ui/button.tsx';
import { Menu } from '#shared/web/ui/menu.tsx';
import { Tooltip, TooltipProvider } from '#shared/web/ui/tooltip.tsx';
import { switchTheme } from './theme.ts';

/** What is no place to go to: the theme, the API's page, signing out. */
export function AccountMenu({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TooltipProvider>
      <Tooltip text={`Signed in as ${email}`} hidden={isOpen}>
        <span>
          <Menu
            trigger={<IconButton icon="more" label="More of your account" className="size-8!" />}
            items={[
              { label: 'Switch between light and dark', icon: 'moon', onSelect: switchTheme },
              { label: 'API', icon: 'link', href: '/api/docs' },
              { label: 'Sign Out', icon: 'out', href: '/api/logout' },
            ]}
            onOpenChange={setOpen}
          />
        </span>
      </Tooltip>
    </TooltipProvider>
  );
}
