import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

const has = (code: FlagCode, type: DocumentType, ...pages: string[]): boolean =>
  analyseDocument({ type, pages: pages.map((text, index) => ({ page: index + 1, text })) }).flags.some(
    (flag) => flag.code === code,
  );

describe('growth of something else than the income beside it', () => {
  const deck = (sentence: string): boolean =>
    has(
      'GROWTH_MISMATCH',
      'pitch_deck',
      `Sales\nKES million\t2024\t2025\nRevenue\t410\t533\nGross profit\t120\t160\n${sentence}`,
    );
  test.each([
    'Revenue rose 30%; in tonnes the growth was 11.4%.',
    'In bags, the growth of 2025 was 11%.',
    'By volume sales grew 12%.',
    'En nombre de comptoirs, la hausse est de 45 % ; le reste vient du prix.',
    'En kilos, les ventes ont progressé de 9,4 %.',
    'Sales grew 30%, or 21% in constant prices; net of inflation, growth was 17%.',
    'Hors inflation, les ventes progressent de 17 %.',
    'Les ventes progressent de 19 % à francs constants.',
    'Power: the rates of the utility went up 8% in May.',
    'Les confitures en pot de verre augmentent à elles seules de 44 %.',
  ])('%s', (sentence) => {
    expect(deck(sentence)).toBe(false);
  });
  test('of the income it is held against it', () => {
    expect(deck('Revenue rose 45%.')).toBe(true);
    expect(deck('Les ventes ont progressé de 45 %.')).toBe(true);
    expect(deck('In 2025 revenue grew by 45%.')).toBe(true);
  });

  test('of one activity or line, which says so', () => {
    expect(deck('The growth of the delivery line, 44%, holds for it alone, a tenth of sales.')).toBe(false);
    expect(
      deck('La croissance de l’activité « traiteur », 44 %, ne vaut que pour elle, un dixième des ventes.'),
    ).toBe(false);
  });

  test('two values of another thing in the sentence are not of the growth', () => {
    const accounts = (sentence: string): boolean =>
      has(
        'GROWTH_MISMATCH',
        'financial_statements',
        `Directors’ report, year ended 31 December 2025\nZMW million\t2025\t2024\nRevenue\t61.0\t50.0\nProfit after tax\t6.2\t4.1\n${sentence}`,
      );
    expect(
      accounts(
        'Revenue grew by 22.0% to K61 million and profit after tax was K6.2 million (2024: K4.1 million).',
      ),
    ).toBe(false);
    expect(accounts('Revenue grew by 22.0%, profit after tax was K6.2 million (2024: K4.1 million).')).toBe(
      false,
    );
    expect(accounts('Revenue grew by 52.0% to K61 million (2024: K50 million).')).toBe(true);
  });

  test('what its own brackets show, rounded as they are', () => {
    const accounts = (sentence: string): boolean =>
      has(
        'GROWTH_MISMATCH',
        'financial_statements',
        `Rapport\nMillions de FCFA\t2025\t2024\nChiffre d’affaires\t4 300\t3 900\n${sentence}`,
      );
    expect(accounts('Le négoce a progressé de 21,9 % (1,3 milliard contre 1,1 milliard).')).toBe(false);
    expect(accounts('Le chiffre d’affaires a progressé de 31 % (4,3 milliards contre 3,9 milliards).')).toBe(
      true,
    );
  });

  test('the year before the sign of a row is no growth', () => {
    const model = (growth: string): boolean =>
      has(
        'GROWTH_MISMATCH',
        'financial_statements',
        `Summary\nRevenue growth 2025 %\t${growth}\nUSD\t2024\t2025\nRevenue\t2,000,000\t2,500,000`,
      );
    expect(model('25.0')).toBe(false);
  });

  test('months told in digits are times', () => {
    const outlets = (growth: string): boolean =>
      has(
        'GROWTH_MISMATCH',
        'pitch_deck',
        `Outlets served\n12/2023\t12/2024\t12/2025\nOutlets\t80\t100\t150\nOutlets served grew ${growth} in 2025.`,
      );
    expect(outlets('50%')).toBe(false);
    expect(outlets('90%')).toBe(true);
  });

  test('a fund called after growth in a broken list of owners', () => {
    const letter = (owners: string): boolean =>
      has(
        'GROWTH_MISMATCH',
        'business_plan',
        `Lettre aux actionnaires, octobre 2025\nMAD million\tT3 2025\tT3 2024\nRevenus\t22,8\t20,0\n${owners}`,
      );
    expect(
      letter(
        'Le capital est stable depuis la dernière assemblée\ngénérale. Capital inchangé : famille Alaoui 51 %, Atlas\nCroissance 29 %, cadres 9 %, divers actionnaires 11 %.',
      ),
    ).toBe(false);
  });

  test('a plan alone shows no growth that was', () => {
    const plan = (head: string): boolean =>
      has(
        'GROWTH_MISMATCH',
        'pitch_deck',
        `Plan, October 2025\n\t${head}\nTonnes\t900\t1,200\t1,700\nTonnes rose 12% last year.`,
      );
    expect(plan('2026 plan\t2027 plan\t2028 plan')).toBe(false);
    expect(plan('2023\t2024\t2025')).toBe(true);
  });
});

describe('two figures that are of two things', () => {
  test('heads at the ends of two months', () => {
    const pack = (other: string): boolean =>
      has(
        'CONTRADICTORY_NUMBERS',
        'business_plan',
        `Pack of 31 August 2026\n61\non the payroll, 31 August\n${other}`,
      );
    expect(pack('Year to February 2026 for comparison: income 52.7m, fifty-four on the payroll.')).toBe(
      false,
    );
    expect(pack('At the end of August fifty-four are on the payroll.')).toBe(true);
  });

  test('heads on average and on the last day', () => {
    const accounts = (told: string): boolean =>
      has(
        'CONTRADICTORY_NUMBERS',
        'financial_statements',
        `Note 9 – Effectifs\n\t31/12/2024\t31/12/2025\nAtelier\t40\t46\nVente\t12\t14\nAdministration\t8\t8\nTotal\t60\t68\n${told}`,
      );
    expect(accounts('Effectif moyen de 2025 : 64.')).toBe(false);
    expect(accounts('L’effectif ressort à 64 équivalents temps plein en 2025.')).toBe(false);
    expect(accounts('Effectif au 31 décembre 2025 : 64 personnes.')).toBe(true);
  });

  test('charges of two notes', () => {
    const accounts = has(
      'CONTRADICTORY_NUMBERS',
      'financial_statements',
      'Notes to the accounts for the year ended 31 December 2025\nNGN’000\n8. Tax\t2025\t2024\nCompanies income tax\t81,300\t68,200\nDeferred tax\t12,100\t8,900\nCharge for the year\t93,400\t77,100\nCurrent tax payable: 1 January\t61,300\t52,800\nPaid\t(61,300)\t(52,800)\nCharge\t81,300\t68,200\nCurrent tax payable: 31 December\t81,300\t68,200',
    );
    expect(accounts).toBe(false);
  });

  test('cases that might come: by sheets, by rows and in a sentence', () => {
    const sheet = (name: string, revenue: string): string =>
      `${name}\nR thousand\n\tFY2026\tFY2027\nRevenue\t24,810\t${revenue}\nCosts\t(12,000)\t(14,000)\nEBITDA\t12,810\t16,000`;
    expect(
      has(
        'CONTRADICTORY_NUMBERS',
        'financial_statements',
        sheet('Base case', '30,978'),
        sheet('Stretch', '34,641'),
      ),
    ).toBe(false);
    expect(
      has(
        'CONTRADICTORY_NUMBERS',
        'financial_statements',
        sheet('Plan A', '30,978'),
        sheet('Plan B', '34,641'),
        sheet('Plan C', '27,200'),
      ),
    ).toBe(false);
    expect(
      has(
        'CONTRADICTORY_NUMBERS',
        'financial_statements',
        sheet('Summary', '30,978'),
        sheet('Detail', '34,641'),
      ),
    ).toBe(true);
    const deck = (sentence: string): boolean =>
      has(
        'CONTRADICTORY_NUMBERS',
        'pitch_deck',
        `Where we go\n\t2026\t2027\nRevenue, RWF m\t1,110\t1,490\nEBITDA, RWF m\t142\t171\n${sentence}`,
      );
    expect(deck('Low case: revenue of RWF 1,310m in 2027 with two openings.')).toBe(false);
    expect(deck('Lender’s case: revenue of RWF 1,310m in 2027.')).toBe(false);
    expect(deck('Cas prudent : chiffre d’affaires de 1 310 millions de RWF en 2027.')).toBe(false);
  });

  test('what a value is compared with is of the time before', () => {
    const deck = (tile: string): boolean =>
      has(
        'CONTRADICTORY_NUMBERS',
        'pitch_deck',
        `Traction\n${tile}\n\nResults\n\tFY2025\tFY2026\nRevenue, P m\t11.2\t14.6\nGross profit, P m\t4.9\t6.6`,
      );
    expect(deck('Revenue in the year to 31 March 2026: 30% more than the P11.2m of the year before.')).toBe(
      false,
    );
  });
});

describe('who buys', () => {
  const concentrated = (type: DocumentType, text: string): boolean =>
    has('CUSTOMER_CONCENTRATION', type, text);
  test('rows that a column counts are kinds of buyers', () => {
    const model = (count: string, first: string): boolean =>
      concentrated(
        'financial_statements',
        `Clients, 2025\t${count}\tChiffre d’affaires\tPart\n${first}\nHôtels\t118\t40330\t23%\nUsines\t14\t47343\t27%\nPharmacies\t9\t15781\t9%\nTotal\t781\t175346\t100%`,
      );
    expect(model('Nombre', 'Mareyeuses du port\t640\t71892\t41%')).toBe(false);
    expect(model('Nombre de clients', 'Pêcheries Akwaba\t640\t71892\t41%')).toBe(false);
    expect(model('Nombre', 'Pêcheries Akwaba SA\t1\t71892\t41%')).toBe(true);
  });

  test('what stands before the colon says what the parts are', () => {
    const notes = (lead: string): boolean =>
      concentrated(
        'financial_statements',
        `2. Revenue\nThe largest customer, a co-operative, contributed 5.9%. ${lead}: Western Cape 41%, Northern Cape 33%, Eastern Cape 19%, Free State 7%.`,
      );
    expect(notes('Province')).toBe(false);
    expect(notes('By district')).toBe(false);
    expect(notes('Brand')).toBe(false);
  });
});

describe('owners', () => {
  test('of several classes of shares, what they are together', () => {
    const pact = (total: string): boolean =>
      has(
        'OWNERSHIP_MISMATCH',
        'legal_docs',
        `PACTE D’ASSOCIÉS\nLe capital est divisé en 80 000 actions de 10 000 ariary.\nActionnaire\tActions A\tActions B\tTotal\t% du capital\tVoix\t% des voix\nV. Rakoto\t30 000\t–\t30 000\t37,5 %\t30 000\t42,9 %\nT. Randria\t14 000\t–\t14 000\t17,5 %\t14 000\t20,0 %\nCoopérative Hanitra\t16 000\t–\t16 000\t20,0 %\t16 000\t22,9 %\nÉpices SAS\t–\t${total}\t${total}\t25,0 %\t10 000\t14,3 %\nTotal\t60 000\t20 000\t80 000\t100,0 %\t70 000\t100,1 %`,
      );
    expect(pact('20 000')).toBe(false);
    expect(pact('12 000')).toBe(true);
  });

  test('a list of owners is no use of funds', () => {
    const deck = (owners: string): boolean =>
      has(
        'USE_OF_FUNDS_MISMATCH',
        'pitch_deck',
        `La demande\nNous cherchons 900 millions de F CFA pour doubler l’usine.\n${owners}\nEmploi des fonds : deuxième ligne et fonds de roulement.`,
      );
    expect(
      deck(
        'Les nouveaux actionnaires détiendraient 25 %. Actionnaires actuels : Awa Koné (44 %), Issa Ouattara (21 %), union des planteurs (20 %), fonds Baobab (15 %).',
      ),
    ).toBe(false);
  });
});

describe('papers and taxes in order', () => {
  test('a contract that follows one that has ended', () => {
    const contract = (sentence: string): boolean =>
      has(
        'AGREEMENT_NOT_SIGNED',
        'legal_docs',
        `Contrat de transport signé le 1er octobre 2026\n${sentence}`,
      );
    expect(
      contract(
        'Le présent contrat remplace celui du 12 septembre 2023, arrivé à son terme le 30 septembre 2026 sans incident.',
      ),
    ).toBe(false);
    expect(
      contract(
        'Le contrat du 12 septembre 2023 est arrivé à son terme le 30 juin 2026, sans nouveau contrat.',
      ),
    ).toBe(true);
  });

  test('what a party says it holds, and the day an agreement ends', () => {
    const contract = (sentence: string): boolean =>
      has(
        'LICENCE_MISSING',
        'legal_docs',
        `CONTRAT-CADRE DE FOURNITURE N° 31\nArticle 2. Le contrat prend effet le 1er octobre 2026 et prend fin le 30 septembre 2029.\n${sentence}\nFait à Abidjan en deux originaux, le 22 septembre 2026.`,
      );
    expect(contract('Il déclare détenir l’autorisation d’exploitation, valable jusqu’au 9 mai 2029.')).toBe(
      false,
    );
    expect(contract('L’autorisation d’exploitation était valable jusqu’au 9 mai 2026.')).toBe(true);
  });

  test('losses that lessen taxes to come', () => {
    const accounts = (sentence: string): boolean =>
      has('TAXES_UNPAID', 'financial_statements', `Notes\n6. Taxation\n${sentence}`);
    expect(
      accounts('The company has estimated assessed losses of R4 041 400; no deferred tax asset is raised.'),
    ).toBe(false);
    expect(
      accounts(
        'Les déficits reportables s’élèvent à 212 millions ; aucun impôt différé actif n’est constaté.',
      ),
    ).toBe(false);
  });

  test('a bank line renewed for years is no runway', () => {
    const deck = (sentence: string): boolean =>
      has('RUNWAY_NOT_DERIVABLE', 'pitch_deck', `Money\n${sentence}`);
    expect(
      deck(
        'Bank: a facility of Volta Agricultural Bank, renewed on 1 September 2026 for three years; interest is covered four times.',
      ),
    ).toBe(false);
  });
});

describe('tiles, terms and permits of sound papers', () => {
  test('the growth of a tile is of the figure over it', () => {
    const deck = (growth: string): boolean =>
      has(
        'GROWTH_MISMATCH',
        'pitch_deck',
        `Numbers to the end of October 2026\n₦9.84bn\t₦1.18bn\norders delivered, January–October\tour revenue, January–October\n(₦6.15bn in 2025: +60%)\t(₦710m in 2025: ${growth})\nAudited revenue was ₦905 million in 2025 and ₦512 million in 2024, a rise of 77%.`,
      );
    expect(deck('+66%')).toBe(false);
    const single = (growth: string): boolean =>
      has(
        'GROWTH_MISMATCH',
        'pitch_deck',
        `Results\n₹ 14.85 cr\nrevenue FY26\nFY25: ₹ 9.90 cr, +50%\n₹ 9.36 cr\nrevenue H1 FY27\nH1 FY26: ₹ 6.40 cr, ${growth}`,
      );
    expect(single('+46%')).toBe(false);
    expect(single('+86%')).toBe(true);
  });

  test('what was counted in the same months of another year is no income of a year', () => {
    expect(
      has(
        'CONTRADICTORY_NUMBERS',
        'pitch_deck',
        'Traction, November 2026\nKES 74.7m\nRevenue January to September 2026 (49.8m in the same months of 2025, +50%)\n\t2024\t2025\t9M 2026\nRevenue, KES m\t41.6\t68.2\t74.7',
      ),
    ).toBe(false);
  });

  test('visits that are more are of visits', () => {
    const accounts = (visits: string): boolean =>
      has(
        'GROWTH_MISMATCH',
        'financial_statements',
        `Report of the directors, year ended 31 March 2026\nZMW thousand\t2026\t2025\nTurnover\t62,000\t50,000\nProfit before taxation\t14,320\t10,940\nTrade and other receivables\t14,880\t12,690\n${visits}; turnover went up by 24%.`,
      );
    expect(accounts('Our six clinics received 186,400 visits, 11% more than the year before')).toBe(false);
  });

  test('kinds of users, and a row of values, are nobody who buys', () => {
    expect(
      has(
        'CUSTOMER_CONCENTRATION',
        'legal_docs',
        'Licence ML-0038\nOf all connections 91% are homes and 6% workshops; the largest user, the hospital, takes 7% of the energy.',
      ),
    ).toBe(false);
    expect(
      has(
        'CUSTOMER_CONCENTRATION',
        'business_plan',
        'Numbers\n            Oct 2026     Sep 2026    Oct 2025\nValue of bills paid   212,000,000   204,500,000   139,000,000\nNet revenue   3,604,000   3,472,000   2,224,000',
      ),
    ).toBe(false);
  });

  test('what founders must hold together is not what they hold', () => {
    const pact = (clause: string): boolean =>
      has(
        'OWNERSHIP_MISMATCH',
        'legal_docs',
        `SHAREHOLDERS AGREEMENT\nThe shareholders after completion\nHolder\tShares\t%\nK. Patel\t4,125\t41.25\nA. Bourdon\t2,625\t26.25\nEmployee Trust\t750\t7.50\nFilao Ventures LP\t2,500\t25.00\nTotal\t10,000\t100.00\n${clause}`,
      );
    expect(
      pact(
        'Two directors are appointed by the founders for as long as they together hold more than 30% of the shares.',
      ),
    ).toBe(false);
    expect(pact('The two founders together hold 52% of the shares.')).toBe(true);
  });

  test('permits in place, a certificate of a contract that has just begun, and refunds', () => {
    const contract = (sentence: string): boolean =>
      has(
        'LICENCE_MISSING',
        'legal_docs',
        `SUPPLY AGREEMENT\nThe parties have agreed the following on this day of 28 August 2026.\nSupplier will deliver flour to 142 schools, according to the plan in Annex A, from 15 September 2026 to 14 September 2028.\n${sentence}`,
      );
    expect(
      contract('Drilling is not part of the work; the borehole permits of the Buyer are in place.'),
    ).toBe(false);
    expect(
      contract('Flour shall conform to certificate No. 2211 of Supplier, which is valid until 30 June 2028.'),
    ).toBe(false);
    expect(
      has(
        'TAXES_UNPAID',
        'legal_docs',
        'Replies to questions\nSales tax refunds of PKR 21.3m are owed to us by the FBR and come with the usual delay of three months. We owe nothing.',
      ),
    ).toBe(false);
    expect(
      has(
        'TAXES_UNPAID',
        'pitch_deck',
        'Emploi des fonds\nDeuxième ligne : 600 millions\nLe fondateur, Kra Kobenan, s’est retiré du conseil en 2022 et y a été remplacé par un banquier.',
      ),
    ).toBe(false);
  });

  test('an average for the months to come is no time that money lasts', () => {
    expect(
      has(
        'RUNWAY_MISMATCH',
        'legal_docs',
        'Cap table notes\nCash after completion GBP 2,600,000; net burn as planned for the next twelve months GBP 130,000 a month on average, which is 20 months.',
      ),
    ).toBe(false);
  });
});

describe('places, parts and formulas', () => {
  const concentrated = (type: DocumentType, text: string): boolean =>
    has('CUSTOMER_CONCENTRATION', type, text);
  test('where it is sold is nobody who buys', () => {
    expect(
      concentrated('pitch_deck', 'Nos clients\nRépartition : Dakar 64 %, Petite Côte 27 %, Thiès 9 %.'),
    ).toBe(false);
    expect(
      concentrated(
        'financial_statements',
        'Hypothèses\nRépartition des abonnés à fin septembre 2026 : Grand Nord 52 %, Sahel 24 %, Cap 15 %, autres gouvernorats 9 %.',
      ),
    ).toBe(false);
    expect(
      concentrated(
        'legal_docs',
        'Autorisation\nLocalité\tCommune\tPuissance\tClients raccordés\nGbowélé\tDassa\t62 kWc\t214\nKpakpaza\tGlazoué\t75 kWc\t286\nOkounfo\tSavè\t35 kWc\t119\nEnsemble\t\t172 kWc\t619',
      ),
    ).toBe(false);
    expect(
      concentrated(
        'financial_statements',
        'Note 4. Revenue by customer\nKES’000\t2025\nBlueline\t61,200\nKenya Power\t9,100\nOthers\t14,700\nTotal\t85,000',
      ),
    ).toBe(true);
  });

  const grown = (sentence: string): boolean =>
    has(
      'GROWTH_MISMATCH',
      'financial_statements',
      `Directors’ report\nR\t2026\t2025\nRevenue\t6,418,250\t5,702,940\nCost of sales\t(4,000,000)\t(3,600,000)\n${sentence}`,
    );
  test('growth of a part of the sales, and of one thing beside another', () => {
    expect(grown('Local sales grew by 18% and exports by 9%.')).toBe(false);
    expect(grown('Les ventes à l’export ont progressé de 31 %.')).toBe(false);
    expect(grown('The cold rooms are younger and grow faster (47%), which pulls the whole up.')).toBe(false);
    expect(grown('Sales grew by 31%.')).toBe(true);
  });

  test('a product of three numbers is no growth', () => {
    expect(grown('LTV per farm\t19194\t3,076 x 78% x 8')).toBe(false);
  });

  test('a fund in a column of the capital', () => {
    expect(
      grown(
        'Capital\tPart\nN. Mbengue\t58 %\nC. Sow\t14 %\nBaobab Croissance (fonds)\t20 %\nSalariés\t8 %\nTotal\t100 %',
      ),
    ).toBe(false);
  });

  test('what is taken from the cash is not what there is', () => {
    const minutes = (sentence: string): boolean =>
      has(
        'CONTRADICTORY_NUMBERS',
        'legal_docs',
        `Minutes, 12 November 2026\nCash on September 30 stood at $1,310,000.\n${sentence}`,
      );
    expect(minutes('Approved: a second oven, to be paid from cash in the amount of $500,000.')).toBe(false);
    expect(minutes('Cash at 30 September 2026 was $900,000.')).toBe(true);
  });

  test('a name with a short word in it is one holder', () => {
    expect(
      has(
        'OWNERSHIP_MISMATCH',
        'legal_docs',
        'Holders\nHolder\tRole\tShares\t%\nD. Putri\tFounder\t4200\t35%\nB. Hartanto\tFounder\t2800\t23.33%\nMerapi Fund\tInvestor\t2000\t16.67%\nJade Ventures Pte. Ltd.\tInvestor\t2250\t18.75%\nOption pool\tPool\t750\t6.25%\nTotal\t\t12000\t100%',
      ),
    ).toBe(false);
  });

  test('meals on average are no staff', () => {
    expect(
      has(
        'CONTRADICTORY_NUMBERS',
        'legal_docs',
        'Contrat de restauration\nLe Client commande en moyenne 640 repas par jour, avec un minimum facturé de 520.\nEffectif au 31 août 2026 : 402 salariés.',
      ),
    ).toBe(false);
  });
});

describe('parts, accounts and papers of one page', () => {
  test('the same share told in a sentence and again with its title', () => {
    const pact = (share: string): boolean =>
      has(
        'OWNERSHIP_MISMATCH',
        'legal_docs',
        `SHAREHOLDERS AGREEMENT\n1. WHO HOLDS WHAT\nImmediately after completion, Dr Lim Wei holds 525,000 shares, representing 42 per cent of the issued capital; Ms Nair holds 375,000, or 30 per cent; the Investor its 250,000, or 20 per cent; and Straits Nursery Pte. Ltd. the remaining 100,000, or ${share} per cent.`,
      );
    expect(pact('8')).toBe(false);
  });

  test('segments, accounts at a bank, and those of whom some work elsewhere', () => {
    const segments = (group: string): boolean =>
      has(
        'CONTRADICTORY_NUMBERS',
        'financial_statements',
        `Segments FY2025, EGP m\nSegment\tLine\tQ1 2025\tQ2 2025\tQ3 2025\tQ4 2025\tFY 2025\nTiles\tRevenue\t186.4\t192.1\t204.8\t211.5\t794.8\nSanitary\tRevenue\t94.2\t97.5\t101.3\t104.9\t397.9\nExport\tRevenue\t28.1\t26.4\t30.7\t33.2\t118.4\nGroup\tRevenue\t308.7\t316.0\t336.8\t349.6\t${group}`,
      );
    expect(segments('1311.1')).toBe(false);
    expect(
      has(
        'CONTRADICTORY_NUMBERS',
        'legal_docs',
        'Attestation de soldes au 31 octobre 2026\nNature du compte\tSolde\nCompte courant professionnel\t286 414 €\nCompte à terme 6 mois\t150 000 €\nTotal des avoirs\t436 414 €',
      ),
    ).toBe(false);
    expect(has('CONTRADICTORY_NUMBERS', 'pitch_deck', 'Numbers\nTeam\n312\nincl. 190 in warehouses')).toBe(
      false,
    );
  });

  test('interest in a report that asks for nothing', () => {
    const report = (more: string): boolean =>
      has(
        'DEBT_UNDISCLOSED',
        'business_plan',
        `Rapport trimestriel, octobre 2026\nMillions d’ariary\tT2 2026\tT3 2026\nChiffre d’affaires\t2 382,6\t3 594,9\nIntérêts\t-58,9\t-55,2\nRésultat avant impôt\t477,7\t896,1\n${more}`,
      );
    expect(report('')).toBe(false);
  });
});

test('a row of a register of holders trades in nothing', () => {
  expect(
    has(
      'SUPPLIER_CONCENTRATION',
      'legal_docs',
      'Register\nShareholder\tOrdinary\tClass A\tTotal\tFolio\nAsha Odhiambo\t1600000\t0\t1600000\t1\nEstate of late B. Odhiambo\t200000\t0\t200000\t2\nLamu Growth Fund\t0\t1000000\t1000000\t3\nK. Mwangi (angel)\t150000\t100000\t250000\t4\nStaff trust, allotted\t250000\t0\t250000\t5\nTotal issued\t2200000\t1100000\t3300000',
    ),
  ).toBe(false);
});

test('a total that closes the list of uses heads no other', () => {
  expect(
    has(
      'USE_OF_FUNDS_MISMATCH',
      'financial_statements',
      'Assumptions\nItem\tValue\tRemark\nEquity sought, ZMW\t5000000\nOf which press\t3600000\nOf which silo\t900000\nOf which stock\t500000\nUses, total\t5000000\tagrees with equity sought\nTerm loan at 30 June 2026, ZMW\t4300000\taudited\nSpares in store\t950000\tcounted\nPipes on order\t300000\tpaid',
    ),
  ).toBe(false);
});

describe('what is asked, and what the law or a deed says', () => {
  const deed = (sentence: string): boolean =>
    has('IP_NOT_ASSIGNED', 'legal_docs', `Deed of assignment\n2. Assignment\n${sentence}`);
  test.each([
    'Drawings that the Founder or the Consultant makes for the Company hereafter pass to the Company when they are made, without a further deed.',
    'Les dessins que le Fondateur réalise pour la Société reviennent de plein droit à la Société dès leur création.',
  ])('%s', (sentence) => {
    expect(deed(sentence)).toBe(false);
  });
  test('an auditor confirms what an act with a number asks', () => {
    expect(
      has(
        'OPINION_QUALIFIED',
        'financial_statements',
        'Independent auditors’ report\nAs required by section 12(3) of the Companies Act No. 11 of 1998, we have obtained all the information and explanations that were required for the audit and, as far as appears from our examination, proper accounting records have been kept by the Company.',
      ),
    ).toBe(false);
  });
  test('what an investor has heard is no answer', () => {
    const answers = (question: string): boolean =>
      has('KEY_PERSON_LEFT', 'pitch_deck', `Questions and answers\n4\t${question}\tWe are 31 people.`);
    expect(answers('We heard that your finance director has given notice. Is this so?')).toBe(false);
    expect(answers('Our finance director has given notice. We have nobody for the post.')).toBe(true);
  });
});

test.each<[FlagCode, DocumentType, string]>([
  ['TAXES_UNPAID', 'pitch_deck', 'What we sell\nDéclarations IPRES, CSS, DGID en un clic'],
  [
    'KEY_PERSON_LEFT',
    'legal_docs',
    'Key people\nMs Gurung and plant manager Mr Rai have contracts with six months’ notice; none has given notice.',
  ],
  [
    'PROJECTION_AS_FACT',
    'pitch_deck',
    'Market\nFarmers spend KES 96 billion a year. The five counties we can reach by 2028 make KES 11 billion of that.',
  ],
  [
    'NOT_AUDITED',
    'financial_statements',
    'Prepared by S. Ingabire, 19 October 2026. Unaudited interim figures; the 2025 annual accounts were audited with an unmodified opinion.',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'KES million\t2023\t2024\t2025\nRevenue\t21.5\t49.0\t92.4\nMonthly recurring revenue in December\t2.7\t5.6\t9.8\nMonthly recurring revenue grew 75% between December 2024 and December 2025.',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'Revenu récurrent mensuel : 96 kTND en septembre 2025, 141 kTND en septembre 2026, soit +47 %. Annualisé : 1,69 MTND.',
  ],
])('%s is not what a sound paper says', (code, type, text) => {
  expect(has(code, type, text)).toBe(false);
});

test('recurring revenue is held against recurring revenue', () => {
  const text =
    'KES million\t2023\t2024\t2025\nRevenue\t21.5\t49.0\t92.4\nMonthly recurring revenue in December\t2.7\t5.6\t9.8\nMonthly recurring revenue grew 95% between December 2024 and December 2025.';
  expect(has('GROWTH_MISMATCH', 'pitch_deck', text)).toBe(true);
});

test('a mill by its name buys, and no competitors are none, in either order', () => {
  const mill =
    'Clients\nL’huilerie Zitouna du Sud a représenté à elle seule 52 % du chiffre d’affaires du trimestre.';
  expect(has('CUSTOMER_CONCENTRATION', 'business_plan', mill)).toBe(true);
  const alone =
    'Competition\nWe have no competitors: nobody else in Kenya delivers inputs to farms under two acres.';
  expect(has('NO_COMPETITION', 'pitch_deck', alone)).toBe(true);
});

test('a column of percents beside a breakdown of the income contradicts no year', () => {
  expect(
    has(
      'CONTRADICTORY_NUMBERS',
      'financial_statements',
      "Compte de résultat (en milliers de FCFA)\n\t2024\t2023\nChiffre d'affaires\t1 512 400\t1 344 900\nAchats\t(842 600)\t(768 300)",
      "Note 17 – Chiffre d'affaires par client\nEn milliers de FCFA\t2024\t%\nKribi Construction\t725 950\t48\nMagasin\t391 200\t26\nHôtels\t241 980\t16\nExport\t153 270\t10\nTotal\t1 512 400\t100",
    ),
  ).toBe(false);
});

test('people counted below a line on the income are no parts of it', () => {
  expect(
    has(
      'CONTRADICTORY_NUMBERS',
      'pitch_deck',
      '1 862 M FCFA\nchiffre d’affaires 2025\nChiffre d’affaires 2025 : 1 862 millions de FCFA, comptes certifiés par le cabinet Etude.\nEffectif de 142 salariés au 31 décembre 2025, dont 118 à l’usine et 24 au siège ; s’y ajoutent environ 1 900 collecteurs indépendants.',
    ),
  ).toBe(false);
});

test('another case that was settled ends none that was told before it', () => {
  const told = (next: string): boolean =>
    has(
      'LITIGATION_PENDING',
      'legal_docs',
      `Minutes of 14 August 2025\nA distributor filed a complaint for damages of PHP 18.5 million before the Regional Trial Court; our answer was filed on 21 July. ${next}`,
    );
  expect(told('The labour case of two drivers was settled in April and is closed.')).toBe(true);
  expect(told('The complaint was settled in April and is closed.')).toBe(false);
});

describe('who buys, however the list of them is headed', () => {
  const told = (...lines: string[]): [boolean, boolean] => {
    const text = `Notes, year ended 31 March 2025\n${lines.join('\n')}`;
    return [
      has('CUSTOMER_CONCENTRATION', 'financial_statements', text),
      has('SUPPLIER_CONCENTRATION', 'financial_statements', text),
    ];
  };
  test.each([
    [
      '4 Revenue',
      'Revenue arises from the sale of castings, in one segment. It comes from:',
      "K'000\t2025\t2024",
      'Chambeshi Mines Plc\t58,853\t51,162',
      'Four other mines\t24,120\t24,700',
      'General\t13,507\t12,348',
      'Total\t96,480\t88,210',
    ],
    [
      'FY25 revenue by shipper\tK million\tShare',
      'Lusaka Direct (online retail)\t109\t46%',
      'Medplus Diagnostics\t21\t9%',
      'Next 40 shippers\t78\t33%',
      'Walk-in senders\t28\t12%',
      'Total\t236\t100%',
    ],
  ])('%s', (...lines) => {
    expect(told(...lines)).toEqual([true, false]);
  });
  test('fees of directors are paid by the company', () => {
    expect(told('Revenue\t640\t610', "Directors' fees of K640,000 were paid (2024: K610,000).")).toEqual([
      false,
      false,
    ]);
  });
});

test('what has come to be is the same in every case', () => {
  const model = (income: string): boolean =>
    has(
      'CONTRADICTORY_NUMBERS',
      'business_plan',
      `Summary\nModel v4, RWF million. Low case cuts volumes by 20%.\nHeadline\t2025A\t2026F\t2027F\nNet revenue\t1284\t1560\t1960\nStaff\t86\t90\t95`,
      `P&L\nRWF million\t2025A\t2026F\t2027F\nNet revenue\t${income}\t1560\t1960\nMilk\t792\t1045\t1294`,
    );
  expect(model('1148')).toBe(true);
  expect(model('1284')).toBe(false);
});

test('growth that a valuation supposes year by year is of no year shown', () => {
  const report = (growth: string): boolean =>
    has(
      'GROWTH_MISMATCH',
      'financial_statements',
      `Valuation, 31 March 2025\nUSD 000\t2023\t2024\t2025\nRevenue\t1,715\t1,986\t2,264\n${growth}`,
    );
  expect(report('Revenue growth of 11% in the first year, falling to 6% by the fifth.')).toBe(false);
  expect(report('Revenue grew 31% in 2025.')).toBe(true);
});

test('what a buyer sells is not what its supplier depends on', () => {
  const contract = (sales: string): boolean =>
    has(
      'CUSTOMER_CONCENTRATION',
      'legal_docs',
      `Supply contract, 8 July 2022\nItem\tUnit\tPrice, ETB\tYearly quantity\nUpper leather\tsq ft\t118\t1,140,000\nOn these quantities the yearly value of the contract is ETB 155,088,000.`,
      `Cover sheet, 3 November 2025\nDocument\tLeather supply\n${sales}, FY2024\tETB 402,000,000`,
    );
  expect(contract('Sales')).toBe(true);
  expect(contract('Buyer’s sales')).toBe(false);
});

test('who paid for a stake supplies nothing', () => {
  const paid = (head: string): boolean =>
    has(
      'SUPPLIER_CONCENTRATION',
      'legal_docs',
      `Seed round\n${head}\tPaid (EGP)\tStake\tRemark\nDelta Seed Partners\t22500000\t19%\tStake as of today\nThree angels from Alexandria\t13500000\t9%\tUnchanged\nTotal\t36000000`,
    );
  expect(paid('Name')).toBe(true);
  expect(paid('Investor')).toBe(false);
});

test('of one whom a place could be called after it is told who else buys', () => {
  const deck = (rest: string): boolean =>
    has(
      'CUSTOMER_CONCENTRATION',
      'pitch_deck',
      `Mulonga Feeds\nCustomers\nHybrid Poultry at Chingola takes 46% of what leaves the gate; the rest goes to ${rest}.`,
    );
  expect(deck('310 agro-dealers')).toBe(true);
});

describe('what only looks like a worry', () => {
  const all = (type: DocumentType, text: string): string[] =>
    analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);
  test.each([
    ['pitch_deck', 'Team\n27 of us: 16 instructors, 4 at the desks, 3 mechanics, 2 drivers, Awa and me.'],
    [
      'financial_statements',
      'Notes to the accounts, September 2024\nLoans and interest\nCrates were bought from Mopani Timber Ltd, owned\nby a director’s brother, for K264,000, at the lower of two quotes, under a\npurchase order, paid within 30 days.',
    ],
    ['pitch_deck', 'Traction\nWe had 58 buyers in 2025. Forty of the 58 had also bought in 2024.'],
    [
      'legal_docs',
      'Pacte du 12 décembre 2025\nLes comptes de 2024 font ressortir un chiffre d’affaires de 21 350 000 dirhams.\nL’investisseur verse 9 000 000 de dirhams, soit 1 500 dirhams la part, ce qui donne à la Société une valeur de 30 000 000 de dirhams après apport.',
    ],
    [
      'legal_docs',
      'Pacte du 12 décembre 2025\nLa Société exploite deux centres, autorisés par le ministère de la Santé les 4 mai 2019 et 17 janvier 2023, les deux autorisations étant en vigueur.',
    ],
    [
      'pitch_deck',
      'February 2026\nAccounts for 2024 were audited by Reyes & Co., clean opinion; the 2025 audit is under way and due in April.',
    ],
    ['legal_docs', 'Tax clearance of 3 June 2026\nPenalties and interest charged in the period: none.'],
  ] as const)('%s: %s', (type, text) => {
    expect(all(type, text)).toEqual([]);
  });
});
