import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { CheckRule } from './check.ts';
import { judgeDocuments } from './document-evidence.ts';

/** Sections of a legal document, by the ids the document analysis gives them. */
export type LegalSection =
  | 'incorporation'
  | 'intellectualProperty'
  | 'shareholdersAgreement'
  | 'licences'
  | 'litigation'
  | 'dataProtection';

type LegalCheck = {
  readonly code: string;
  readonly label: string;
  readonly why: string;
  readonly source: string;
  readonly request: string;
  readonly weight?: 1 | 2 | 3;
  readonly isCritical?: true;
  readonly from?: StageId;
  readonly sectors?: readonly SectorId[];
  readonly sections?: readonly LegalSection[];
  readonly against?: readonly string[];
  readonly strength?: string;
};

/**
 * A check of the legal category. A register is looked up by a person, so a document that speaks of it is a claim and
 * no more, and one in which the company states it of itself shows it partly at most.
 */
export function legalCheck(check: LegalCheck): CheckRule {
  const { sections, against, strength, weight = 2, ...rest } = check;
  const judge =
    sections === undefined ? undefined : judgeDocuments({ sections, against, strength, isOwnWord: true });
  return {
    ...rest,
    category: 'legal',
    weight,
    answeredBy: sections === undefined ? 'mark' : 'document',
    ...(judge ? { judge } : {}),
  };
}

type Duty = Pick<LegalCheck, 'code' | 'label' | 'why' | 'source' | 'request'>;

/** The register of companies in the countries of OHADA. */
export const ohadaRegister = ({ code, source }: Pick<LegalCheck, 'code' | 'source'>): CheckRule =>
  legalCheck({
    code,
    label: 'RCCM registration with an extract and the articles',
    why: 'The extract names today’s manager; statuts and minutes of the general meetings show who may decide.',
    source,
    request:
      'the RCCM extract not older than three months, the statuts in force and the PV of the last two general meetings',
    weight: 3,
    isCritical: true,
    sections: ['incorporation'],
  });

/** Registration with whoever protects personal data. */
export const dataProtection = (duty: Duty): CheckRule =>
  legalCheck({ ...duty, sections: ['dataProtection'], strength: 'DATA_PROTECTED' });

/** The licence of those who take, hold, lend or move other people's money. */
export const moneyLicence = (duty: Duty): CheckRule =>
  legalCheck({
    ...duty,
    weight: 3,
    isCritical: true,
    sectors: ['fintech'],
    sections: ['licences'],
    against: ['LICENCE_MISSING'],
    strength: 'LICENSED',
  });
