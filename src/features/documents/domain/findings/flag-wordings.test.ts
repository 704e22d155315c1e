import { describe, expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const flagsOf = (type: DocumentType, ...texts: readonly string[]) =>
  analyseDocument({ type, pages: texts.map((text, index) => ({ page: index + 1, text })) }).flags;
const codesOf = (type: DocumentType, ...texts: readonly string[]): string[] =>
  flagsOf(type, ...texts).map(({ code }) => code);

describe('a share told by whose it is', () => {
  const register =
    'Register of members of Pamoja Mills at 30 June 2024\nHolder\tShares\tHolding\nAsha Kamau-Otieno\t5,200\t52.0 %\nJoseph Mwita\t3,000\t30.0 %\nRift Fund\t1,800\t18.0 %\nTotal\t10,000\t100.0 %\n\nRemarks\n';
  it('is that of the register, or another', () => {
    expect(
      codesOf('legal_docs', `${register}Ms Kamau-Otieno's 58 % carries the right to name the chair.`),
    ).toContain('OWNERSHIP_MISMATCH');
    expect(
      codesOf('legal_docs', `${register}Ms Kamau-Otieno's 52 % carries the right to name the chair.`),
    ).not.toContain('OWNERSHIP_MISMATCH');
    expect(
      codesOf('legal_docs', `${register}Ms Kamau-Otieno's 58 % growth of sales was praised.`),
    ).not.toContain('OWNERSHIP_MISMATCH');
  });
});

describe('papers without a signature', () => {
  const agreement = (row: string, note = ''): string =>
    `Shareholders' agreement of Pamoja Mills Limited\nMade on 4 May 2024\n1. Shares\nEach party holds half of the shares and offers them to the other before anybody else.\nSignatures\nParty\tSignature\tDate\nAsha Kamau\tsigned\t4 May 2024\nJoseph Mwita\t${row}\n${note}`;
  it('have an empty row under the head of signatures', () => {
    const flag = flagsOf('legal_docs', agreement('.........\t.........')).find(
      ({ code }) => code === 'AGREEMENT_NOT_SIGNED',
    );
    expect(flag?.quotes[0]?.text).toContain('Joseph Mwita');
    expect(codesOf('legal_docs', agreement('signed\t6 May 2024'))).not.toContain('AGREEMENT_NOT_SIGNED');
  });

  it('or a note that a copy never returned', () => {
    expect(
      codesOf(
        'legal_docs',
        agreement(
          'signed\t6 May 2024',
          "Note of the registry: Mr Mwita's counterpart had never been returned in August; both act as if it had.",
        ),
      ),
    ).toContain('AGREEMENT_NOT_SIGNED');
  });

  it('or an annex by which rights were to pass', () => {
    const contract = (state: string): string =>
      `Website contract between Pamoja Mills Limited and Pixel Yard, 4 May 2023\n1. Work\nThe studio builds the ordering site and hands over its files.\n2. Rights\nOnce the last invoice is paid the parties sign the assignment in Schedule 3, which transfers all rights in the software to the client.\nHandover, 9 March 2024\nThe files were accepted and all invoices are settled.\n${state}`;
    expect(
      codesOf(
        'legal_docs',
        contract(
          'Point 6 of the list, the Schedule 3 paper: wording settled, execution pending while its owner was abroad.',
        ),
      ),
    ).toContain('IP_NOT_ASSIGNED');
    expect(
      codesOf('legal_docs', contract('Schedule 3: signed by both on 9 March 2024 and kept at the office.')),
    ).not.toContain('IP_NOT_ASSIGNED');
  });
});

describe('what is bought', () => {
  it('is of one supplier who brings nearly all of it', () => {
    expect(
      codesOf(
        'pitch_deck',
        'Pamoja Mills\nOur maize\nNearly all of it, 91 % by weight this year, is brought to us by the Tana Growers Union, which sets the price in May.',
      ),
    ).toContain('SUPPLIER_CONCENTRATION');
    expect(
      codesOf(
        'pitch_deck',
        'Moulins Pamoja\nNotre mil\nCette année, 87 % nous est livré par la Coopérative Sahel Grain, qui fixe le prix en mai.',
      ),
    ).toContain('SUPPLIER_CONCENTRATION');
  });
});

describe('a claim at court', () => {
  it('is open where somebody has issued a summons, whatever is to close later', () => {
    expect(
      codesOf(
        'legal_docs',
        'Minutes of the board of Pamoja Mills, 4 May 2024\nLegal\nOur lawyers report that Tana Bags has served a writ in the Commercial Court for KES 4.1m over a late delivery. Pleadings will close in July.',
      ),
    ).toContain('LITIGATION_PENDING');
  });
});

describe('years to come told as certain', () => {
  const deck = (line: string): string[] => [
    'Pamoja Mills, May 2024',
    'Sales\nKES million\t2022\t2023\nSales\t80\t120',
    `Where we go\nBy 2026 Pamoja sells KES 640 million of flour a year. ${line}\nSales, KES million\n\t2022\t2023\t2024\t2025\t2026\nSales, KES million\t80\t120\t240\t400\t640`,
  ];
  it('though a chart has their bars', () => {
    expect(
      codesOf('pitch_deck', ...deck('This is not a hope: the figure is certain, and one may count on it.')),
    ).toContain('PROJECTION_AS_FACT');
    expect(codesOf('pitch_deck', ...deck('This is a forecast, and droughts may change it.'))).not.toContain(
      'PROJECTION_AS_FACT',
    );
  });
});

describe('departments', () => {
  it('make another number than the one employed, told above who founded it', () => {
    const team = (all: number): string =>
      `L'équipe\nPamoja emploie ${all} personnes à Thiès.\nFondatrices\nAwa Sarr, agronome\nKhady Ba, juriste\nRépartition\nTechnique : 11\nÉditorial : 5\nVentes : 9\nStudio : 6`;
    expect(codesOf('pitch_deck', team(42))).toContain('CONTRADICTORY_NUMBERS');
    expect(codesOf('pitch_deck', team(31))).not.toContain('CONTRADICTORY_NUMBERS');
  });
});

describe('people of the company by its name', () => {
  const told = (sentence: string): boolean =>
    analyseDocument({
      type: 'pitch_deck',
      facts: { name: 'Lakeside Couriers Ltd' },
      pages: [
        { page: 1, text: `Where we are, September 2026\n${sentence}` },
        { page: 2, text: 'Team\n30 September 2026\tPeople\nRiders\t28\nStores\t9\nOffice\t9\nAll staff\t46' },
      ],
    }).flags.some(({ code }) => code === 'CONTRADICTORY_NUMBERS');
  it('are all its people', () => {
    expect(told('53\npeople at Lakeside')).toBe(true);
    expect(told('Lakeside compte 53 personnes.')).toBe(true);
    expect(told('46\npeople at Lakeside')).toBe(false);
  });
  it('and those of another are not', () => {
    expect(told('53 people at the hospital use it.')).toBe(false);
  });
});

describe('one by name who brings a share', () => {
  it.each([
    'The Health Programme of Baraka Commodities paid for 38% of our turnover in nine months.',
    'L’ONG Eau Vive règle à elle seule 44 % de nos ventes.',
    'Rosenduft Naturkosmetik GmbH took USD 98,600, which is 46 % of sales, on yearly orders.',
    '58 % du chiffre d’affaires provient de la Direction des Cantines.',
  ])('of what is sold: %s', (sentence) => {
    expect(codesOf('business_plan', sentence)).toContain('CUSTOMER_CONCENTRATION');
  });
  it.each([
    'Palawan Prime Meats delivers 59 pct of everything we buy.',
    'The Githunguri Cooperative brought 68% of the milk by litres in 2026; single farmers brought the rest.',
    'La coopérative de Soubré apporte 72 % des noix que nous transformons.',
  ])('of what is bought: %s', (sentence) => {
    expect(codesOf('business_plan', sentence)).toContain('SUPPLIER_CONCENTRATION');
  });
  it.each([
    '58% of sales came from Mombasa and the rest from the coast.',
    'Lake Region Farmers pay 70% of fees at harvest.',
    'Kampala East Depot sent 64% of the waste that we process.',
    'Rainwater supplies 80% of what we use.',
    'Port Sudan took 46% of sales in 2026.',
    'The Pan-African Development Bank paid 60% of the cost of the plant.',
    'The Githunguri Cooperative brought 12% of the milk by litres.',
  ])('but not a place, a lender or a small part: %s', (sentence) => {
    expect(codesOf('business_plan', sentence)).toEqual([]);
  });
});

describe('what is lived by without a signature', () => {
  it.each([
    'The fund paid in April and its shares were allotted, but it has to this day not signed the agreement; we act as if it had.',
    'Le fonds a versé sa part en mars mais n’a toujours pas signé le pacte.',
  ])('%s', (sentence) => {
    expect(codesOf('legal_docs', sentence)).toContain('AGREEMENT_NOT_SIGNED');
  });
  it('and a sentence that begins with "par" is one', () => {
    expect(
      codesOf(
        'financial_statements',
        'Par ailleurs, une avance de 85 millions reçue en octobre, remboursable à douze mois, n’a pas été inscrite dans les comptes, le contrat étant resté au siège.',
      ),
    ).toContain('DEBT_UNDISCLOSED');
  });
});
