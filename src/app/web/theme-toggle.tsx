import { buttonStyle } from '#shared/web/ui/button-style.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { chooseTheme, currentTheme } from './theme.ts';

const IN_MENU =
  'text-soft hover:bg-sunk flex min-h-11 w-full items-center gap-2 rounded-sm px-2 text-sm font-medium';

export function ThemeToggle({ inMenu = false }: { inMenu?: boolean }) {
  return (
    <button
      type="button"
      title="Light or dark"
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      className={inMenu ? IN_MENU : buttonStyle('quiet', 'icon')}
    >
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      <span className={inMenu ? undefined : 'sr-only'}>Switch between light and dark</span>
    </button>
  );
}
