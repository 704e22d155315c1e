import { Icon } from '#shared/web/ui/icon.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import type { MatchCounterpart } from '../contract.ts';

type MatchMarksProps = {
  counterpart: MatchCounterpart;
  /** In a row of a list: the word is said, the sign shown. */
  short?: boolean;
};

/** That somebody is verified, and that they are of the demo. */
export function MatchMarks({ counterpart: { verified, isDemo }, short = false }: MatchMarksProps) {
  return (
    <>
      {!verified ? null : short ? (
        <span title="Verified" className="text-green">
          <Icon name="shield" className="size-4" />
          <span className="sr-only">Verified</span>
        </span>
      ) : (
        <Tag tone="good" icon="shield">
          Verified
        </Tag>
      )}
      <DemoTag isDemo={isDemo} />
    </>
  );
}
