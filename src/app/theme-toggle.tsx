import { buttonStyle } from '#shared/web/ui/button-style.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { chooseTheme, currentTheme } from './theme.tsx';

export function ThemeToggle() {
  return (
    <button
      type="button"
      aria-label="Switch between light and dark"
      title="Light or dark"
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      className={buttonStyle('quiet', 'icon')}
    >
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
    </button>
  );
}
