import { useAddress } from '#shared/web/use-address.ts';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import { CountBadge } from '#shared/web/ui/tag.tsx';
import { BudgetCard } from './budget-card.tsx';
import { IntroductionList, type IntroductionListProps } from './introduction-list.tsx';
import { useWaiting } from './waiting.ts';

/** Requests received and sent: whoever is asked decides, and only then can the two write. */
export function IntroductionsPage({ renderMenu }: Pick<IntroductionListProps, 'renderMenu'>) {
  const [search, change] = useAddress();
  const box = search.get('box') === 'sent' ? 'sent' : 'received';
  const waiting = useWaiting();
  const received = (
    <span className="flex items-center gap-2">
      Received
      <CountBadge count={waiting} label={`${waiting} waiting for you`} />
    </span>
  );
  return (
    <>
      <PageHeader
        title="Introductions"
        note="No one can message you, and you cannot message them, until both have agreed."
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-6">
        <Tabs
          label="Requests"
          value={box}
          onChange={(next) => change({ box: next === 'sent' ? 'sent' : null, page: null }, { push: true })}
          tabs={[
            {
              value: 'received',
              label: received,
              content: <IntroductionList box="received" renderMenu={renderMenu} />,
            },
            {
              value: 'sent',
              label: 'Sent',
              content: <IntroductionList box="sent" renderMenu={renderMenu} />,
            },
          ]}
        />
        <BudgetCard />
      </div>
    </>
  );
}
