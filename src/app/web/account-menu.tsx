import { useState } from 'react';
import { Menu } from '#shared/web/ui/menu.tsx';
import { Tooltip, TooltipProvider } from '#shared/web/ui/tooltip.tsx';
import { AccountFace } from './account-face.tsx';
import { switchTheme } from './theme.ts';

/** What is no place to go to: the theme, the API's page, signing out. */
export function AccountMenu({ email, opensAtOnce }: { email: string; opensAtOnce: boolean }) {
  const [isOpen, setOpen] = useState(opensAtOnce);
  return (
    <TooltipProvider>
      <Tooltip text={`Signed in as ${email}`} hidden={isOpen}>
        <span>
          <Menu
            trigger={<AccountFace />}
            items={[
              { label: 'Switch between light and dark', icon: 'moon', onSelect: switchTheme },
              { label: 'API', icon: 'link', href: '/api/docs' },
              { label: 'Sign Out', icon: 'out', href: '/api/logout' },
            ]}
            opensAtOnce={opensAtOnce}
            onOpenChange={setOpen}
          />
        </span>
      </Tooltip>
    </TooltipProvider>
  );
}
