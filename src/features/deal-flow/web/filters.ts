import { useAddress } from '#shared/web/use-address.ts';
import { DEAL_PRIORITIES, DEAL_STAGES } from '../domain/stages.ts';

const TABS = ['kanban', 'list', 'analytics'] as const;

/** What the address asks for: stage and priority of the server, the text of this page. */
export function useFilters() {
  const [address, change] = useAddress();
  const stage = DEAL_STAGES.find((each) => each === address.get('stage')) ?? null;
  const priority = DEAL_PRIORITIES.find((each) => each === address.get('priority')) ?? null;
  const tab = TABS.find((each) => each === address.get('tab')) ?? 'kanban';
  return { filters: { stage, priority, search: address.get('q') ?? '', tab }, address, change };
}
