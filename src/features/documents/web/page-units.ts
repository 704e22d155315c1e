import type { DocumentVersion } from '../contract/document.ts';

export type PageUnit = NonNullable<DocumentVersion['pageUnit']>;

const UNIT_NAMES: Readonly<Record<PageUnit, string>> = {
  page: 'Page',
  slide: 'Slide',
  sheet: 'Sheet',
  part: 'Part',
};

export const unitName = (unit: PageUnit): string => UNIT_NAMES[unit];
