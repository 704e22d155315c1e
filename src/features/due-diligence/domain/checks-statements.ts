import { CONTRADICTIONS } from './contradictions.ts';
import { type CheckRule, unknown, verdict } from './check.ts';
import { flagged, judgeDocuments } from './document-evidence.ts';
import type { DiligenceFacts } from './facts.ts';

/** What contradicts what, each once: "The runway does not follow from cash and burn (Seed deck)". */
function contradictionTitles({ documents }: DiligenceFacts): string[] {
  const codes: readonly string[] = CONTRADICTIONS;
  const titles = documents.flatMap(({ title, flags }) =>
    flags.filter(({ code }) => codes.includes(code)).map((flag) => `${flag.title} (${title})`),
  );
  return [...new Set(titles)];
}

function judgeConsistency(facts: DiligenceFacts) {
  if (facts.documents.length === 0) return unknown('No document has been read here.');
  const against = flagged(facts, ...CONTRADICTIONS);
  if (against.length > 0) return verdict('fail', `${contradictionTitles(facts).join('; ')}.`, ...against);
  const titles = facts.documents.map(({ title, version }) => `${title}, version ${version}`);
  return verdict('pass', 'No contradiction was found.', {
    origin: 'document',
    text: `Read: ${titles.join('; ')}`,
  });
}

/** Accounts, and whether the documents agree with each other. */
export const STATEMENT_CHECKS: readonly CheckRule[] = [
  {
    code: 'FINANCIALS_CONSISTENT',
    category: 'financials',
    label: 'documents that agree with each other',
    why: 'Two different figures for the same thing: at least one is wrong, and someone wrote both.',
    source: 'Documents compared with each other, the profile, the model and the cap table',
    weight: 3,
    request: 'a corrected deck, or an explanation of the figures that differ',
    answeredBy: 'document',
    isCritical: true,
    judge: judgeConsistency,
  },
  {
    code: 'FINANCIALS_USE',
    category: 'financials',
    label: 'a use of funds that adds up',
    why: 'Who cannot say what the money is for has not planned the months it pays for.',
    source: 'Pitch deck or business plan, the split compared with the ask',
    weight: 2,
    request: 'the use of the round by line and month, adding up to the amount asked for',
    answeredBy: 'document',
    judge: judgeDocuments({
      sections: ['ask'],
      against: ['ASK_WITHOUT_USE_OF_FUNDS', 'USE_OF_FUNDS_MISMATCH'],
      strength: 'USE_OF_FUNDS_ADDS_UP',
    }),
  },
  {
    code: 'FINANCIALS_ACCOUNTS',
    category: 'financials',
    label: 'management accounts of the last twelve months',
    why: 'Monthly accounts show costs that a deck leaves out.',
    source: 'Profit and loss, balance sheet and cash flow by month',
    weight: 2,
    request: 'management accounts of the last twelve months: profit and loss, balance sheet, cash flow',
    answeredBy: 'document',
    from: 'seed',
    until: 'seed',
    judge: judgeDocuments({
      sections: ['revenue', 'cash'],
      against: ['GOING_CONCERN'],
    }),
  },
  {
    code: 'FINANCIALS_AUDITED',
    category: 'financials',
    label: 'audited statements of the last year',
    why: 'An auditor has seen the bank statements; from Series A on investors expect it.',
    source: 'Financial statements with the auditor’s opinion',
    weight: 3,
    request: 'the audited financial statements of the last two years with the auditor’s opinion',
    answeredBy: 'document',
    from: 'series-a',
    judge: judgeDocuments({
      sections: ['auditor'],
      against: ['OPINION_QUALIFIED', 'GOING_CONCERN', 'NOT_AUDITED'],
      strength: 'AUDITED',
    }),
  },
];
