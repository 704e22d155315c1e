import { formatCount, formatDate, formatSize } from '#shared/web/format.ts';
import type { RoomDocument, ServedVersion } from '../contract/room.ts';
import type { ExpectationState } from '../domain/expectation.ts';
import type { Level } from '../domain/permission.ts';

export const LEVEL_LABELS: Readonly<Record<Level, string>> = {
  none: 'Nothing',
  request: 'See the name, ask for access',
  view: 'View',
  download: 'View and download',
};

export const STATE_LABELS: Readonly<Record<ExpectationState, string>> = {
  missing: 'Missing',
  requested: 'Requested',
  received: 'Received',
  reviewed: 'Reviewed',
};

/** "PDF, 14 pages, 2.4 MB" */
export function versionWords({ fileKind, pageCount, pageUnit, sizeBytes }: ServedVersion): string {
  const pages = pageCount === null ? [] : [formatCount(pageCount, pageUnit ?? 'page')];
  return [fileKind.toUpperCase(), ...pages, formatSize(sizeBytes)].join(', ');
}

/** What stands below a document's name. */
export function documentWords({ newest, isRequested, isArchived }: RoomDocument): string {
  if (newest === null) return isRequested ? 'You asked for access' : 'Ask for access';
  return `${isArchived ? 'Archived, ' : ''}${versionWords(newest)}`;
}

/** "View, no download, until 20 Dec 2026" */
export function levelWords({ level, endsAt }: Pick<RoomDocument, 'level' | 'endsAt'>): string {
  const may = level === 'download' ? 'View and download' : 'View, no download';
  return endsAt === null ? may : `${may}, until ${formatDate(endsAt)}`;
}

/** The end of a day that was chosen, where the chooser is; null for none. */
export const endOfDay = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
