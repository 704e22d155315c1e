import { buttonStyle } from '#shared/web/ui/button-style.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { switchTheme } from './theme.ts';

/** An icon; with `className` a line of a menu, which shows its name. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <button
      type="button"
      title="Light or dark"
      onClick={switchTheme}
      className={className ?? buttonStyle('quiet', 'icon')}
    >
      <Icon name="moon" className="size-5 dark:hidden" />
      <Icon name="sun" className="hidden size-5 dark:block" />
      {className === undefined ? (
        <span className="sr-only">Switch between light and dark</span>
      ) : (
        <>
          <span className="dark:hidden">Dark theme</span>
          <span className="hidden dark:inline">Light theme</span>
        </>
      )}
    </button>
  );
}
