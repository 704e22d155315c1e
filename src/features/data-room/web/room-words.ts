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

function pagesWords({ pageCount, pageUnit, reading }: ServedVersion): string {
  if (pageCount !== null) return formatCount(pageCount, pageUnit ?? 'page');
  return reading === 'waits' ? 'being read' : 'page count unknown';
}

/** "PDF, 14 pages, 2.4 MB, not scanned" */
export function versionWords(version: ServedVersion): string {
  const { fileKind, sizeBytes, isScanned } = version;
  const scanned = isScanned ? [] : ['not scanned'];
  return [fileKind.toUpperCase(), pagesWords(version), formatSize(sizeBytes), ...scanned].join(', ');
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

/** The day of a moment, where the chooser is, as a date field holds it; '' for none. */
export function dayFrom(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The end of a day that was chosen, where the chooser is; null for none. */
export const endOfDay = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59`).toISOString();
