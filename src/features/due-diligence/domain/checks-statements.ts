import { CONTRADICTIONS } from './contradictions.ts';
import { type CheckRule, type Evidence, unknown, verdict } from './check.ts';
import { flagged, flagTitles, judgeDocuments } from './document-evidence.ts';
import type { DiligenceFacts, SideFact } from './facts.ts';

/** Flags that compare a document with the platform, which facts say with both their sides. */
const SAID_BY_FACTS = ['PROFILE_MISMATCH', 'MODEL_MISMATCH', 'CAP_TABLE_MISMATCH'] as const;

/** The documents without the flags that a contradiction of facts says better. */
function withoutSaidTwice(facts: DiligenceFacts): DiligenceFacts {
  const codes: readonly string[] = SAID_BY_FACTS;
  const compared = new Set(
    facts.contradictions
      .filter(({ sides }) => sides.some(({ document }) => document === null))
      .flatMap(({ sides }) => sides.flatMap(({ document }) => document?.id ?? [])),
  );
  const documents = facts.documents.map((document) =>
    compared.has(document.documentId)
      ? { ...document, flags: document.flags.filter(({ code }) => !codes.includes(code)) }
      : document,
  );
  return { ...facts, documents };
}

const sideEvidence = ({ origin, text, document }: SideFact): Evidence => ({
  origin,
  text,
  ...(document === null ? {} : { document }),
});

const SEVERITIES = ['critical', 'high', 'medium'] as const;
const MOST_TOLD = 2;

/** Where there are many, their number: Facts lists them all, each with its sides. */
function firstOf(texts: readonly string[], noun: string): string[] {
  const more = texts.length - MOST_TOLD;
  if (more <= 0) return [...texts];
  return [...texts.slice(0, MOST_TOLD), `${more} more ${more === 1 ? noun : `${noun}s`}, see Facts`];
}

/** The gravest first. */
function tellContradictions({ contradictions }: DiligenceFacts): string[] {
  const texts = SEVERITIES.flatMap((severity) =>
    contradictions.flatMap((each) => (each.severity === severity ? each.text : [])),
  );
  return firstOf(texts, 'contradiction');
}

/** What has to be asked before anybody may say that it contradicts: a sentence each, which costs nothing. */
const tellQuestions = ({ questions }: DiligenceFacts): string =>
  firstOf(
    questions.map(({ text }) => text),
    'question',
  )
    .map((text) => ` ${text}${text.endsWith('?') ? '' : '.'}`)
    .join('');
const asksOf = ({ questions }: DiligenceFacts): Evidence[] =>
  questions.flatMap(({ sides }) => sides.map(sideEvidence));

function judgeConsistency(facts: DiligenceFacts) {
  const { contradictions } = facts;
  const told = withoutSaidTwice(facts);
  const flags = flagged(told, ...CONTRADICTIONS);
  if (contradictions.length > 0 || flags.length > 0) {
    const titles = flags.length === 0 ? [] : [flagTitles(told, ...CONTRADICTIONS).replace(/[.]$/, '')];
    const found = [...tellContradictions(facts), ...titles];
    return {
      outcome: 'fail' as const,
      finding: `${found.join('; ')}.${tellQuestions(facts)}`,
      evidence: [
        ...contradictions.flatMap(({ sides }) => sides.map(sideEvidence)),
        ...flags,
        ...asksOf(facts),
      ],
      isCritical: contradictions.some(({ severity }) => severity === 'critical'),
    };
  }
  if (facts.documents.length === 0) return unknown('No document has been read here.');
  const titles = facts.documents.map(({ title, version }) => `${title}, version ${version}`);
  const read = { origin: 'document', text: `Read: ${titles.join('; ')}` } as const;
  return verdict('pass', `No contradiction was found.${tellQuestions(facts)}`, read, ...asksOf(facts));
}

/** Whether there are accounts to read, or something that speaks of them. */
const hasAccounts =
  (...codes: readonly string[]) =>
  (facts: DiligenceFacts): boolean =>
    facts.documents.some(({ type }) => type === 'financial_statements') ||
    flagged(facts, ...codes).length > 0;

function judgeGoingConcern(facts: DiligenceFacts) {
  const doubts = flagged(facts, 'GOING_CONCERN');
  if (doubts.length > 0) return verdict('fail', flagTitles(facts, 'GOING_CONCERN'), ...doubts);
  const accounts = facts.documents.filter(({ type }) => type === 'financial_statements');
  const titles = accounts.map(({ title, version }) => `${title}, version ${version}`);
  return verdict('partial', 'The accounts read here name no doubt; no one has asked the auditor.', {
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
    source: 'Documents compared with each other, the profile, traction, the model and the cap table',
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
    judge: judgeDocuments({ sections: ['revenue', 'cash'] }),
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
      against: ['NOT_AUDITED'],
      strength: 'AUDITED',
    }),
  },
  {
    code: 'FINANCIALS_CONCERN',
    category: 'financials',
    label: 'accounts without doubt that the company goes on',
    why: 'Going-concern doubt means that directors or auditors do not see how the next year is paid for.',
    source: 'Financial statements, their notes and the auditor’s report',
    weight: 3,
    request:
      'the directors’ assessment of going concern, with the funding committed for the next twelve months',
    answeredBy: 'document',
    isCritical: true,
    isAsked: hasAccounts('GOING_CONCERN'),
    judge: judgeGoingConcern,
  },
  {
    code: 'FINANCIALS_OPINION',
    category: 'financials',
    label: 'an auditor’s opinion without qualification',
    why: 'A qualified or adverse opinion says that a part of the accounts could not be confirmed or is wrong.',
    source: 'The auditor’s report',
    weight: 3,
    request: 'the auditor’s report, and for a qualified one what was done about the matter since',
    answeredBy: 'document',
    isCritical: true,
    isAsked: hasAccounts('OPINION_QUALIFIED'),
    judge: judgeDocuments({ sections: ['auditor'], against: ['OPINION_QUALIFIED'], strength: 'AUDITED' }),
  },
];
