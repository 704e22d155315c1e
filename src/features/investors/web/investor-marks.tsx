import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import type { InvestorCard as InvestorCardData } from '../contract/investor.ts';

/** How an investor is verified, and that a row is of the demo. */
export function InvestorMarks({ verified, isDemo }: Pick<InvestorCardData, 'verified' | 'isDemo'>) {
  return (
    <>
      {verified === null ? null : (
        <Tag tone="good" icon="shield">
          Verified
        </Tag>
      )}
      <DemoTag isDemo={isDemo} />
    </>
  );
}
