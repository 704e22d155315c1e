import type { CheckRule } from './check.ts';
import { flagged, judgeDocuments } from './document-evidence.ts';

type Told = Pick<CheckRule, 'code' | 'category' | 'label' | 'why' | 'weight' | 'request'>;

/** Asked only where a document tells of it: nothing else could, and its absence is no evidence. */
const toldBy = (flags: readonly string[], told: Told): CheckRule => ({
  ...told,
  source: 'What the company’s own documents say',
  answeredBy: 'document',
  isAsked: (facts) => flagged(facts, ...flags).length > 0,
  judge: judgeDocuments({ sections: [], against: flags }),
});

/** What documents say against the company that no list of papers asks for. */
export const TOLD_CHECKS: readonly CheckRule[] = [
  toldBy(['KEY_PERSON_LEFT'], {
    code: 'TEAM_DEPARTURES',
    category: 'team',
    label: 'key people who stay',
    why: 'Whoever leaves takes knowledge and relations along, and the reason may concern investors.',
    weight: 2,
    request: 'who left, when and why, what happened to the shares, and who does the work now',
  }),
  toldBy(['SUPPLIER_CONCENTRATION'], {
    code: 'PRODUCT_SUPPLY',
    category: 'product',
    label: 'more than one source of supply',
    why: 'If the only source stops, delays or raises its price, so does the business.',
    weight: 2,
    request: 'the supply contract, and a second source with its price and delay',
  }),
  toldBy(['GOVERNANCE_WEAK', 'RELATED_PARTY'], {
    code: 'LEGAL_GOVERNANCE',
    category: 'legal',
    label: 'decisions and payments that a second person sees',
    why: 'Without minutes, second signatures and terms as among strangers, no one can rely on the books.',
    weight: 2,
    request:
      'minutes of the last two years, the payment mandate, and contracts with owners and their families',
  }),
  toldBy(['TAXES_UNPAID'], {
    code: 'FINANCIALS_TAXES_PAID',
    category: 'financials',
    label: 'taxes and pension contributions that are paid',
    why: 'Interest and penalties run, accounts can be blocked, and new money would go to old dues.',
    weight: 3,
    request: 'what is owed to each authority by period, and the instalments agreed with it',
  }),
  toldBy(['DEBT_UNDISCLOSED'], {
    code: 'FINANCIALS_DEBT_SHOWN',
    category: 'financials',
    label: 'debts that stand in the accounts',
    why: 'Whoever invests takes over what is owed, whether the accounts show it or not.',
    weight: 3,
    request: 'a list of all debts and guarantees with lender, amount, terms and security',
  }),
  toldBy(['AGREEMENT_NOT_SIGNED'], {
    code: 'LEGAL_AGREEMENTS_IN_FORCE',
    category: 'legal',
    label: 'agreements that are signed and in force',
    why: 'Without a signed agreement in force the other side may leave or deny its terms.',
    weight: 2,
    request: 'the signed copy of the agreement, or its renewal',
  }),
  toldBy(['PRICE_UNEXPLAINED'], {
    code: 'FINANCIALS_PRICE',
    category: 'financials',
    label: 'a price with a reason',
    why: 'A price of many years of sales needs a plan or other rounds behind it.',
    weight: 1,
    request:
      'how the price was come to: rounds of companies alike, a multiple of sales, or the plan with its assumptions',
  }),
  toldBy(['RETURN_PROMISED', 'PROJECTION_AS_FACT'], {
    code: 'FINANCIALS_PROMISES',
    category: 'financials',
    label: 'forecasts called forecasts, and no promised return',
    why: 'Who promises what no one can know may do so elsewhere, and a promised return can be unlawful.',
    weight: 2,
    request: 'the forecast with its assumptions and a lower case, and what was promised to whom',
  }),
];
