import { formatAmount, formatDate } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { PortfolioOverview, RecentInvestment } from '../contract/overview.ts';

/** In dollars where the rate is known, with what was paid beside it. */
function Amount({ item }: { item: RecentInvestment }) {
  const recorded = formatAmount(item.recordedAmount, item.recordedCurrency);
  return (
    <p className="tabular text-right">
      <b className="block text-lg leading-tight tracking-tight">
        {item.amount === null ? recorded : formatAmount(item.amount)}
      </b>
      {item.recordedCurrency === 'USD' ? null : (
        <span className="text-soft text-sm">{item.amount === null ? 'No rate for this day' : recorded}</span>
      )}
    </p>
  );
}

type Props = { items: PortfolioOverview['recentInvestments']; onAdd: () => void };

/** The latest investments, the newest deal first. */
export function ActivityTab({ items, onAdd }: Props) {
  if (items.length === 0)
    return (
      <EmptyState
        title="No recent activity"
        icon="clock"
        action={
          <Button variant="primary" icon="plus" onClick={onAdd}>
            Add Investment
          </Button>
        }
      >
        Investments appear here as you record them.
      </EmptyState>
    );
  return (
    <ul className="bg-card divide-line divide-y rounded-md border">
      {items.map((item) => (
        <li key={item.id} className="flex items-center gap-3 p-4 md:px-5">
          <Avatar name={item.startupName} imageUrl={item.logoUrl} shape="company" />
          <div className="min-w-0 flex-1">
            <h3 className="font-semibold break-words">
              <PageLink
                href={`/portfolio/company/${item.startupId}`}
                className="hover:text-green underline-offset-4 hover:underline"
              >
                {item.startupName}
              </PageLink>{' '}
              <DemoTag isDemo={item.isDemo} />
            </h3>
            <p className="text-soft text-sm">
              {item.roundType}, {formatDate(item.date)}
            </p>
          </div>
          <Amount item={item} />
        </li>
      ))}
    </ul>
  );
}
