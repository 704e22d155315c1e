import type { ConnectTarget } from '#features/introductions/web/standing.ts';
import { callApi } from '#shared/web/api-client.ts';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import type { CurrentUser } from '#shared/web/session.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { findScreen, screens } from './screens.ts';
import { mayOpen } from './screen.ts';

/** One line of the command palette. */
export type Found = {
  readonly href: string;
  readonly label: string;
  readonly note: string;
  readonly icon: IconName;
  /** Invented, of the demo. */
  readonly isDemo?: boolean;
  /** Whom Connect would ask there. */
  readonly target?: ConnectTarget;
};

const perKind = 5;

type StartupHit = {
  id: number;
  name: string;
  sector?: string | null;
  country?: string | null;
  isDemo?: boolean;
};
type InvestorHit = {
  id: number;
  type?: string | null;
  isDemo?: boolean;
  user: { firstName: string | null; lastName: string | null };
};

/** The screens this person may open, by name; all of them for an empty text. */
export function findScreens(text: string, user: CurrentUser | null): Found[] {
  const wanted = text.trim().toLowerCase();
  return screens
    .filter((screen) => !screen.path.includes(':') && mayOpen(screen, user))
    .filter(({ title, nav }) => `${nav?.label ?? ''} ${title}`.toLowerCase().includes(wanted))
    .map(({ path, title, nav }) => ({
      href: path,
      label: nav?.label ?? title,
      note: 'Screen',
      icon: nav?.icon ?? 'arrow',
    }));
}

/** Startups and investors whose page exists, as the directories find them. */
export async function searchDirectory(q: string, signal: AbortSignal): Promise<Found[]> {
  const query = { q, limit: perKind };
  const [startups, investors] = await Promise.all([
    findScreen('/startups/:id') ? callApi('GET /api/startups', { query, signal }) : [],
    findScreen('/investors/:id') ? callApi('GET /api/investors', { query, signal }) : [],
  ]);
  return [
    ...listOf<StartupHit>(startups).map(startupLine),
    ...listOf<InvestorHit>(investors).map(investorLine),
  ];
}

/** Holds by the contracts of the two directories, which the server keeps. */
function listOf<Hit>(answer: unknown): Hit[] {
  return Array.isArray(answer) ? (answer as Hit[]) : [];
}

function startupLine({ id, name, sector, country, isDemo = false }: StartupHit): Found {
  const note = [sector, country].filter(Boolean).join(', ');
  return {
    href: `/startups/${id}`,
    label: name,
    note: note === '' ? 'Startup' : note,
    icon: 'rocket',
    isDemo,
    target: { startupId: id },
  };
}

function investorLine({ id, type, user, isDemo = false }: InvestorHit): Found {
  const label = fullName(user);
  return {
    href: `/investors/${id}`,
    label,
    note: typeLabel(type),
    icon: 'coins',
    isDemo,
    target: { investorId: id },
  };
}

function typeLabel(type: string | null | undefined): string {
  const labels = new Map([
    ['angel', 'Angel investor'],
    ['vc_partner', 'VC partner'],
    ['institutional', 'Institutional investor'],
  ]);
  return labels.get(type ?? '') ?? 'Investor';
}
