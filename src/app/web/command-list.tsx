/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the ARIA combobox pattern: keys stay in the text box */
import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { type ConnectTarget, STANDING_WORDS, useStanding } from '#features/introductions/web/standing.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { Found } from './command-search.ts';

export type CommandListProps = {
  found: readonly Found[];
  active: number;
  onActive: (index: number) => void;
  onGo: (index: number) => void;
};

/** How the reader stands with a startup or an investor, in the words Connect has elsewhere; nothing before they asked. */
function StandingWord({ target }: { target: ConnectTarget }) {
  const { standing } = useStanding(target);
  const word = standing && STANDING_WORDS[standing.standing];
  return word ? <span className="text-green shrink-0 text-xs font-semibold">{word}</span> : null;
}

export function CommandList({ found, active, onActive, onGo }: CommandListProps) {
  const isMember = useCurrentUser() !== null;
  return (
    <ul id="command-list" role="listbox" aria-label="Found" className="mt-3 min-h-40">
      {found.map((item, index) => (
        <li
          key={item.href}
          id={`command-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseMove={() => onActive(index)}
          onClick={() => onGo(index)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm',
            index === active && 'bg-tint',
          )}
        >
          <Icon name={item.icon} className="text-green size-4.5" />
          <span className="min-w-0 truncate font-medium">{item.label}</span>
          <DemoTag isDemo={item.isDemo ?? false} />
          <span className="text-soft ml-auto truncate text-xs">{item.note}</span>
          {isMember && item.target !== undefined ? <StandingWord target={item.target} /> : null}
        </li>
      ))}
    </ul>
  );
}
