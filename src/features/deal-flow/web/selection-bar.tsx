import type { firmEndpoints } from '#features/firms/contract.ts';
import { formatNumber } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Menu } from '#shared/web/ui/menu.tsx';
import { DEAL_PRIORITIES, DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS, DEAL_STAGES } from '../domain/stages.ts';
import type { ManyChange } from './deal-moves.ts';

const { useCall } = endpointHooks<typeof firmEndpoints>();

const BAR =
  'animate-fade bg-card border-edge shadow-lift fixed inset-x-2 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-30 flex items-center gap-1.5 rounded-md border py-1.5 pr-1.5 pl-3 md:inset-x-auto md:bottom-4 md:left-1/2 md:-translate-x-1/2 md:gap-2 md:pl-4';

type Props = { count: number; onChange: (change: ManyChange) => void; onClear: () => void };

/** What can be done with the ticked deals at once; above the phone's navigation. */
export function SelectionBar({ count, onChange, onClear }: Props) {
  const { data } = useCall('GET /api/firm', {});
  const sharing =
    data?.firm == null
      ? []
      : ([
          { label: 'Share with the firm', icon: 'people', onSelect: () => onChange({ shared: true }) },
          { label: 'Stop sharing', icon: 'lock', onSelect: () => onChange({ shared: false }) },
        ] as const);
  return (
    <div role="toolbar" aria-label="Selected deals" className={BAR}>
      <b className="tabular flex-1 font-semibold whitespace-nowrap" aria-live="polite">
        {formatNumber(count)} selected
      </b>
      <Menu
        trigger={<Button variant="primary">Move to</Button>}
        items={DEAL_STAGES.map((stage) => ({
          label: DEAL_STAGE_LABELS[stage],
          onSelect: () => onChange({ stage }),
        }))}
      />
      <Menu
        trigger={<Button>Priority</Button>}
        items={DEAL_PRIORITIES.map((priority) => ({
          label: DEAL_PRIORITY_LABELS[priority],
          onSelect: () => onChange({ priority }),
        }))}
      />
      <Menu
        trigger={<IconButton icon="more" label="More for the selected deals" />}
        items={[
          ...sharing,
          { label: 'Remove', icon: 'trash', danger: true, onSelect: () => onChange({ removed: true }) },
        ]}
      />
      <IconButton icon="close" label="Clear the selection" onClick={onClear} />
    </div>
  );
}
