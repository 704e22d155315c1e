import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

/** True papers that lie near to a flag of arithmetic. */
const CLEAN: readonly (readonly [DocumentType, string])[] = [
  [
    'pitch_deck',
    'La demande\n700 millions contre un cinquième du capital, 2,8 milliards avant. Broyeur 420, stock 140, équipes 140.',
  ],
  ['pitch_deck', 'Ask\nKES 40m: filling line 50%, agents 35%, field trial 15%.'],
  [
    'pitch_deck',
    'Traction\nPaying buyers were 41 in 2024 and 88 in 2025. 81 of the 88 came back in the first quarter of 2026.',
  ],
  [
    'pitch_deck',
    'Traction\nSales were $60,000 in 2025.\nAsk\nWe raise $100,000 at $2,000,000 pre-money: as the last round of two craft sellers, see the multiples in the folder. Use of funds: 50% stock, 50% sales.',
  ],
  ['pitch_deck', 'Ask\nWe ask $650,000 for 20%. Line 55%, bottles 30%, selling 15%.'],
  [
    'pitch_deck',
    'Ask\nWe raise USD 600,000 for 10.7% of the company at a pre-money valuation of USD 5 million. Uses: vans 60%, stock 40%.',
  ],
  [
    'pitch_deck',
    'Ask\nINR 6 crore: batteries 4.1, stations 1.1, software 0.3, reserve 0.5. Pre-money 14 crore.',
  ],
  [
    'pitch_deck',
    'We ask\nUSD 12 million for 24%\nSecond washing line 7.1, waste water 1.3, advances 2.4, reserve 1.2. To 290 tonnes in 20 months. At a contribution of 1,550 that is 5.4 million against overhead of 3.4.',
  ],
  [
    'pitch_deck',
    'Market, counted\nWorking daily\t44,000\town count, 72%\nPay daily now\t12,900\tsurvey, 65%',
  ],
  ['pitch_deck', 'Numbers\nINR lakh\tFY22\tFY23\tFY24\nRevenue\t148\t181\t214\nGrowth 22% and 18%.'],
  [
    'pitch_deck',
    'Money\nWe burn INR 12.45 lakh a month. Bank balance INR 38 lakh: three months, so this round is needed.\nUse\tINR crore\nOperating shortfall at 12.5 lakh on average\t2.25',
  ],
  [
    'pitch_deck',
    'Ask\nUS$420,000: field officers 190, weather grids 120, operating loss 70, capital requirement 40 (US$000). 24 months, 34,000 members.',
  ],
  [
    'pitch_deck',
    'What we have built\n• Hatchery of 90,000 eggs a cycle; hatch rate 81% in the last half-year (76% the year before)\n• Own parent stock for 60% of eggs, the rest from two farms',
  ],
  [
    'financial_statements',
    'Contentieux. Le procès prud’homal engagé par neuf anciens ouvriers s’est achevé en appel en octobre 2024 ; les 21 millions FCFA alloués ont été versés.',
  ],
  ['legal_docs', '6. The five largest shops together buy 31% of output; the largest buys 9%.'],
  [
    'pitch_deck',
    'Le réseau\n- Le frère de la présidente possède deux camions inscrits : 0,4 % des voyages, au tarif commun.',
  ],
  ['pitch_deck', 'Activité\nDes 60 médecins de la première année, 47 sont actifs.'],
  ['pitch_deck', 'Ask\nKES 40m for 20%, KES 160m before the money. Lines 60%, stock 40%.'],
  ['pitch_deck', 'Ask\nKES 40m for 20%, a value of KES 200m. Lines 60%, stock 40%.'],
  [
    'pitch_deck',
    'Le tour\n300 millions de FCFA pour 15 %, 1,7 milliard pré-money. Camions 60 %, stock 40 %.',
  ],
  [
    'legal_docs',
    'Pacte\nAprès la levée M. Badiane détiendra un tiers du capital.\nActionnaires\nActionnaire\tActions\t%\nSouleymane Badiane\t5 400\t45\nMarie Sambou\t3 000\t25\nFinacasa\t2 400\t20\nSahel Mer\t1 200\t10',
  ],
  [
    'legal_docs',
    'Shareholders\nBefore completion\tAfter completion\nAmina Diallo\t60%\t48%\nJoseph Otieno\t40%\t32%\nPalm Ventures\t-\t20%',
  ],
  [
    'pitch_deck',
    'Cap table\nHolder\tBefore\tAfter\nAmina\t55%\t44%\nJoseph\t35%\t28%\nPool\t10%\t8%\nNew investors\t0%\t20%',
  ],
  ['pitch_deck', 'Team\nAmina holds 60%, Joseph holds 25% and angels the rest.'],
  ['pitch_deck', 'Shareholders\nFounders 62%\nAngels 18%\nOthers'],
  [
    'legal_docs',
    '1. Voting. Decisions need 75% of the votes; shareholders holding 10% may call a meeting; holders of 90% may drag the others.',
  ],
  [
    'legal_docs',
    '1. Definitions. "Controlling shareholder" means a person who holds more than 50%. A member who owns 5% may inspect; one who owns 20% appoints a director; 30% blocks.',
  ],
  ['legal_docs', 'Le capital social est détenu à 51 % par Awa Sarr et à 49 % par Idrissa Ba.'],
  [
    'legal_docs',
    'Answers\nThe founders own 70% together, of which Amina 40% and Joseph 30%; the pool is 10%, angels hold 20%.',
  ],
  ['pitch_deck', 'Ownership\nFounders\t70%\nAmina\t40%\nJoseph\t30%\nAngels\t20%\nPool\t10%'],
  [
    'pitch_deck',
    'Team\nWe are 42 people: 18 in Lagos, 14 in Abuja, 10 in Kano.\nOperations\nOur plant has 14 staff.',
  ],
  [
    'pitch_deck',
    'Traction\n45 employees in May 2026\nPeople\nIn May we had 21 engineers, 16 in sales and 8 in finance and HR, 45 all told. In Kano 11 engineers, 20 in total with sales.',
  ],
  [
    'legal_docs',
    'Situation au 30 juin 2026\nPorteur\t%\tTitres\nAwa Sarr (présidente)\t44.5\t44500\nIba Ba\t30\t30000\nBusiness angels (4)\t17.5\t17500\nBSPCE\t8\t8000\nTotal (100 000 titres, 100 %)\t100\t100000',
  ],
  [
    'financial_statements',
    'Cover\nTamu Foods Limited, financial model\nCash\nRWF thousand\t30 Sep 2026\nBank balance\t48000\nRWF thousand\tSep 2026\nNet burn in the month\t6000\nRunway on present balance\t8',
  ],
  [
    'financial_statements',
    'Round\nRaise: USD 500,000\nUse\tUSD\nDryer house\t250000\nTrucks\t150000\nWorking capital\t100000\nTotal of uses\t500000',
  ],
  ['pitch_deck', 'Team\nA team of 42.\nPlan\nWith the round we hire 20 people and grow to 62 employees.'],
  ['pitch_deck', 'Team\n42 employees in May 2026 (May 2025: 31 employees).'],
  [
    'pitch_deck',
    'Team\nWe employ 40 people, 25 of them women. 120 agents sell for us on commission.\nHR\nStaff turnover 4%. Our riders: 300 people trained.',
  ],
  [
    'pitch_deck',
    'Équipe\nNous sommes 28 salariés, dont 12 à Thiès.\nImpact\n1 200 personnes formées et 90 emplois créés chez nos clients.',
  ],
  [
    'pitch_deck',
    'Traction\nRevenue 2025: $1.2 million, of which $800,000 subscriptions.\nResults\nUSD thousand\t2024\t2025\nRevenue\t750\t1,204',
  ],
  [
    'pitch_deck',
    'Traction\nIn 2025 sales in Kenya were KES 40 million.\nResults\nKES million\t2024\t2025\nRevenue\t61\t88',
  ],
  [
    'pitch_deck',
    'Traction\nOrders worth KES 140 million went over the platform in 2025.\nResults\nKES million\t2024\t2025\nRevenue\t9\t14',
  ],
  [
    'financial_statements',
    "Chair letter\nRevenue rose by 24% to KES 88.2 million.\nIncome statement\nKES'000\t2025\t2024\nRevenue\t88,214\t71,020\nCost of sales\t(40,100)\t(33,000)\nGross profit\t48,114\t38,020",
  ],
  [
    'financial_statements',
    "Rapport\nLe chiffre d'affaires atteint 1,2 milliard de FCFA en 2025.\nCompte de résultat\nMilliers de FCFA\t2025\t2024\nChiffre d'affaires\t1 203 400\t980 100\nAchats consommés\t700 000\t610 000",
  ],
  ['pitch_deck', 'Finances\nCash USD 600k in May 2026, burn USD 40k a month: 15 months.'],
  ['pitch_deck', 'Finances\nWe hold €300,000 and use €25,000 a month, so a year of runway.'],
  [
    'pitch_deck',
    "Ask\nWe raise $2m, which with today's cash of $300k lasts 20 months as net spending goes from $60k to $140k a month.\n50% plant, 30% stock, 20% sales.",
  ],
  [
    'pitch_deck',
    'Demande\nNous levons 300 millions de FCFA pour 18 mois : usine 50 %, stock 30 %, ventes 20 %. Trésorerie 40 millions, dépense nette 9 millions par mois, 18 millions après la levée.',
  ],
  [
    'pitch_deck',
    'Market\nThe cold chain market grows 14% a year (World Bank 2024).\nTraction\nRevenue\t2023\t2024\t2025\nKES million\t20\t21\t22\nSales\t20\t21\t22',
  ],
  [
    'pitch_deck',
    'Traction\nOrders doubled in a year, from 1,100 to 2,300 a month.\nUSD thousand\t2023\t2024\t2025\nRevenue\t300\t340\t390',
  ],
  [
    'pitch_deck',
    'Problem\nRents rise 20% every year.\nTraction\nUSD thousand\t2023\t2024\t2025\nRevenue\t300\t340\t390',
  ],
  [
    'pitch_deck',
    'Terms\nLenders receive 2% a month.\nKES million\tJan 2026\tFeb 2026\tMar 2026\nRevenue\t10\t10.1\t10.2',
  ],
  [
    'pitch_deck',
    'Ask\nWe raise $1,500,000 at $6,000,000 pre-money, of which $400,000 is committed.\nUse of funds: stock $900,000; vans $400,000; software $200,000.',
  ],
  ['pitch_deck', 'Ask\nUSD 2 million, 20% equity.\nHiring 40%\nVans 35%\nStock 25%\nTicket from USD 100,000'],
  [
    'pitch_deck',
    'Levée\n500 000 € : la moitié pour le stock, 30 % pour les ventes, 20 % pour le logiciel. Valorisation 2 M€.',
  ],
  [
    'pitch_deck',
    'Customers\n62% of sales are made in Lagos. The largest customer is 6%.\nCustomers by segment\tShare\nSchools\t45%\nClinics\t35%\nShops\t20%',
  ],
  [
    'pitch_deck',
    'Traction\nSales of KES 88 million in 2025, up from KES 61 million in 2024. 30 of the 44 buyers of 2024 bought again in 2025.',
  ],
  [
    'legal_docs',
    '2. Price. Of the price of USD 400,000 the Buyer pays USD 300,000 at signing to Baraka Holdings Limited and the rest in March.',
  ],
  ['pitch_deck', 'Ask\nWe raise $800,000 to fund growth: 60% stock, 40% vans.'],
  [
    'pitch_deck',
    'Plan\nBase case: revenue of $4m in 2028 if two cities open a year; low case $2m. Nothing of this is certain.\nTraction\nRevenue of $900,000 in 2025.',
  ],
  [
    'pitch_deck',
    'Plan\nThe concession is guaranteed by the state until 2031, and 40 schools are contracted.\nTraction\nRevenue of $900,000 in 2025.',
  ],
  [
    'business_plan',
    'Hello all,\nMarch update of 4 April 2026\nSales: 31 (Feb 28)\nCustomers 140\nCash 420k, we spend 35k net, so a good year left.',
  ],
  [
    'pitch_deck',
    "Produit\n• Sac de 25 kg à 9 400 francs\t• Essais de l'institut sur deux récoltes : +18 % de rendement\nRésultats\nMillions FCFA\t2023\t2024\t2025\nVentes\t110\t190\t310",
  ],
  [
    'pitch_deck',
    'Product\n• Bag of 25 kg at KES 1,900\t• On the station it gave 18% more maize\nResults\nKES million\t2023\t2024\t2025\nRevenue\t110\t190\t310',
  ],
  [
    'pitch_deck',
    'The round\nWe raise $2m at $8m pre-money.\n• Two depots: 50%\n$2m $8m\t• Stock: 20%\n• Software: 20%\nequity before the money\t• Reserve: 10%\nNew holders will have 20%. Option pool of 10%, already counted.',
  ],
  ['pitch_deck', 'Prices\n40 cents of every dollar we spend go to Baraka Mills for flour.'],
  [
    'pitch_deck',
    'Risks\nWe have modelled a season at half of the volume: KES 9 million more would be needed.',
  ],
  ['financial_statements', 'Report\nSales were KES 40,200,000, a little over half of it to hotels.'],
  [
    'pitch_deck',
    'Financials\nMargin 31% in Q1. Cash R4m; burn nil.\nWe have 24 months to repay the bridge loan.',
  ],
];

/** What is wrong by arithmetic, in wordings and layouts of many kinds. */
const PLANTED: readonly (readonly [FlagCode, DocumentType, string])[] = [
  [
    'USE_OF_FUNDS_MISMATCH',
    'financial_statements',
    'Round\nWe raise USD 1,600,000\nUSD thousand\tAmount\nRights\t800\nSound\t500\nMarketing\t450\nOverheads\t300\nUses in all\t2050',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'pitch_deck',
    'La levée : 400 millions\n400 millions de FCFA pour 1,6 milliard pré-monétaire\nEmploi\tMillions FCFA\nFonds\t220\nAgences\t120\nTechnique\t80\nConformité\t60\nTotal emplois\t480',
  ],
  [
    'GROWTH_MISMATCH',
    'financial_statements',
    'Summary\nHeadline: turnover trebles in each of the years 2023 to 2026\nEGP thousand\t2023\t2024\t2025\t2026\nTurnover\t18200\t27400\t43800\t66500\nCost of sales\t-8100\t-12000\t-18700\t-27600\nGross profit\t10100\t15400\t25100\t38900',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Customers\nMuch rests on Sofitex. In 2025 it sent us 54 cedis in each hundred.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Clients\nUn importateur de Rotterdam nous achète 49 % en valeur.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Traction\nSales EGP 41m in 2025 (2024: 26m). EGP 19m of it was the road tender, delivered in November.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Pacte\nM. Badiane déclare détenir les deux tiers du capital.\nActionnaires\nActionnaire\tActions\t%\nSouleymane Badiane\t5 400\t45\nMarie Sambou\t3 000\t25\nFinacasa\t2 400\t20\nSahel Mer\t1 200\t10',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'pitch_deck',
    'Who owns us\nDu Toit 35% (left in 2023; keeps all, without vesting), Masondo 40%, Limpopo Angels 22%, Kgwadi Trust 20%.',
  ],
  [
    'PRICE_UNEXPLAINED',
    'pitch_deck',
    'Traction\nSales were $60,000 in 2025.\nAsk\nWe raise $500,000 at $4,000,000 pre-money. Use of funds: 50% stock, 50% sales.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Flagship case\nA paint maker runs 9 plants with us. Three-year contract signed April 2024, INR 1.44 crore a year.\nFinancials, INR crore\n\tFY24\tFY25\nRevenue\t0.58\t2.05\nRaise\nFY27 revenue 9 crore.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'pitch_deck',
    'Use of INR 4.5 crore\nUse\tINR crore\nPeople\t2.6\nDeposit\t0.5\nSoftware\t0.9\nMarketing\t0.4\nReserve\t0.8\nThe offer\nINR 4.5 crore as CCPS.',
  ],
  [
    'IP_NOT_ASSIGNED',
    'pitch_deck',
    'Structure\nThe four patent families are owned by Arvind Rao Innovations LLP (100% CEO) and licensed to the company.',
  ],
  [
    'PRICE_MISMATCH',
    'pitch_deck',
    'Le tour\n800 millions FCFA pour 20 %, soit 4 milliards FCFA pré-money. Stock 50 %, marketing 30 %, ligne 20 %.',
  ],
  [
    'PRICE_MISMATCH',
    'pitch_deck',
    'The ask\nWe are raising USD 600,000 for 10% of the company at a pre-money valuation of USD 4 million. Uses: vans 60%, stock 40%.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Our people\nOn 30 June 2026 a family of 430 stood behind the pots, all on our own payroll.\nFrom our accountant\nJune payroll run: 268 persons.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Schedule 2 – The members\nHolder\tOrdinary shares\tPercentage\nTemba Moyo\t4,000\t40.0%\nLindiwe Zulu\t3,500\t35.0%\nUbuntu Seed LP\t3,000\t30.0%\nTotal\t10,000\t100.0%',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'pitch_deck',
    'Cap table today\nFounders (two) 64%\nStaff trust 11%\nAngel group 14%',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Article 4. Répartition du capital : Mme Sow, 45 % ; M. Diop, 35 % ; Fonds Teranga, 25 %.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    '2. The Company is owned by Kofi Asante as to 55%, by Esi Boateng as to 30% and by Volta Partners as to 20%.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Associés\nNom\tParts\tPourcentage\nAwa Sarr\t500\t50 %\nIba Ba\t300\t30 %\nRéserve salariés\t150\t15 %',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Situation au 30 juin 2026\nPorteur\t%\tTitres\nAwa Sarr (présidente)\t44.5\t44500\nIba Ba\t30\t30000\nBusiness angels (4)\t22\t22000\nBSPCE\t8\t8000\nTotal déclaré (100 000 titres, 100 %)\t104.5\t104500',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Traction\n70 employees in May 2026\nPeople\nIn May we had 21 engineers, 16 in sales and 8 in finance and HR, 45 all told.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Who we are\nThirty-eight of us work from Kigali.\nBy the numbers\n52 full-time employees',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'L’équipe\nVingt-deux personnes composent l’équipe.\nAnnexe\nMasse salariale de mai 2026 : 31 salariés déclarés à la CNPS.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    "Directors report\nTurnover for the year was GHS 9.4 million.\nStatement of profit or loss\nGHS'000\t2025\t2024\nTurnover\t7,120\t6,300\nCost of sales\t(4,000)\t(3,500)\nGross profit\t3,120\t2,800",
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'En 2025\nNous avons réalisé 420 millions de FCFA de chiffre d’affaires en 2025.\nFinances\nEn millions de FCFA\t2024\t2025\nChiffre d’affaires\t251\t305',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Highlights\n$2.4m revenue in 2025\nFinancials\nUSD thousand\t2024\t2025\nRevenue\t900\t1,610\nGross profit\t400\t700',
  ],
  [
    'RUNWAY_MISMATCH',
    'pitch_deck',
    'Raise\nWe are raising R12m. We hold R1.5m and our net outflow is R900k per month, so this takes us through to three years.',
  ],
  [
    'RUNWAY_MISMATCH',
    'pitch_deck',
    'Trésorerie\nIl nous reste 45 millions de FCFA et nous perdons 7,5 millions par mois : de quoi tenir dix-huit mois.',
  ],
  [
    'RUNWAY_MISMATCH',
    'financial_statements',
    'Notes\nThe raise keeps us funded until December 2028.\nCash flow\nUSD thousand\t2026\t2027\t2028\nOpening balance\t200\t420\t-60\nNet flow\t220\t-480\t-300\nClosing balance\t420\t-60\t-360',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'Traction\nUsers double every quarter.\n\tQ1 2025\tQ2 2025\tQ3 2025\tQ4 2025\nUsers\t4,100\t4,600\t5,050\t5,400',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'Traction\nMonthly revenue up 18% month over month since January.\nKES million\tJan 2026\tFeb 2026\tMar 2026\tApr 2026\tMay 2026\nRevenue\t3.1\t3.2\t3.2\t3.3\t3.4',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'Croissance\nNos recettes ont quadruplé en douze mois.\nMillions de FCFA\tT1 2025\tT2 2025\tT3 2025\tT4 2025\tT1 2026\nRecettes\t41\t44\t46\t49\t53',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'Results\nSales: 2023 GHS 4.0m, 2024 GHS 4.9m, 2025 GHS 5.8m. The business triples every year.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'pitch_deck',
    'The round\nUSD 1.5m in one closing\nFactory: 700k\nWorking capital: 500k\nTeam: 300k\nCertification: 200k',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'pitch_deck',
    'Besoin\nNous recherchons 1,2 million d’euros, dont 500 000 € pour l’usine, 400 000 € pour le stock et 150 000 € pour l’équipe.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'pitch_deck',
    'Ask\nRaising R8 million. R4m goes to vehicles, R3m to the depot, R2m to stock.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'pitch_deck',
    'What we ask\nKES 60 million for 15%.\n45% trucks\n30% depots\n15% people\n20% reserve',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Clients\nSur les 64 machines vendues, 41 l’ont été à Sucrivoire.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Sales\nTotal sales 2025: NGN 420m. Dangote Farms alone paid us NGN 260m of that.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'financial_statements',
    "Note 4. Revenue by customer\nKES'000\t2025\nSafaricom\t61,200\nKenya Power\t9,100\nOthers\t14,700\nTotal\t85,000",
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'Our biggest buyer takes 58% of the volume.\nThe next takes 6%.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Top clients (part du CA)\nOrange CI\t48 %\nNestlé\t9 %\nAutres\t43 %',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Who buys\nAbout 52 kobo of every naira we invoice come from Baraka Stores.',
  ],
  ['CUSTOMER_CONCENTRATION', 'pitch_deck', 'Sales\n6 naira in every 10 we earn come from Baraka Stores.'],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Chiffres\nÀ elle seule, la mutuelle des taxis nous apporte 44 % des commissions du trimestre.',
  ],
  [
    'RUNWAY_MISMATCH',
    'financial_statements',
    'Cover\nTamu Foods Limited, financial model\nCash\nRWF thousand\t30 Sep 2026\nBank balance\t48000\nRWF thousand\tSep 2026\nNet burn in the month\t6000\nRunway on present balance\t19\nRound\nRaise: USD 500,000\nUse\tUSD\nDryer house\t250000\nTrucks\t150000\nWorking capital\t100000\nTotal of uses\t500000',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'financial_statements',
    'Round\nRaise: USD 500,000\nUse\tUSD\nDryer house\t250000\nTrucks\t150000\nWorking capital\t190000\nTotal of uses\t590000',
  ],
  ['ASK_WITHOUT_USE_OF_FUNDS', 'pitch_deck', 'The ask\nWe are raising $750,000 to accelerate growth.'],
  [
    'PROJECTION_AS_FACT',
    'pitch_deck',
    'Traction\nRevenue of $800,000 in 2025.\nOutlook\nIn 2030 we earn $90 million. There is no doubt about it.',
  ],
];

const codesOf = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);
const TESTED: ReadonlySet<string> = new Set(PLANTED.map(([code]) => code));

test.each(PLANTED)('%s is found in a %s: %j', (code, type, text) => {
  expect(codesOf(type, text)).toContain(code);
});

test.each(CLEAN)('nothing is invented in a %s: %j', (type, text) => {
  expect(codesOf(type, text).filter((code) => TESTED.has(code))).toEqual([]);
});

const tells = (type: DocumentType, text: string, code: FlagCode): boolean =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.some((flag) => flag.code === code);

test('a sum that is said to be all of what is spent is held against a list with a total of its own', () => {
  const list =
    'Oven\t38 million\nWorkshop\t29 million\nGenerator\t18 million\nBronze in stock\t26 million\nTotal\t111 million';
  const plan = (words: string) =>
    `Zawadi Foundry Ltd\nBusiness plan, August 2025\n8. Funding\n${words}\nUses of the programme\n${list}\n`;
  const isTold = (words: string) => tells('business_plan', plan(words), 'USE_OF_FUNDS_MISMATCH');
  expect(isTold('We are raising KES 84 million in equity, the only source of money for it.')).toBe(true);
  expect(isTold('We are raising KES 111 million in equity, the only source of money for it.')).toBe(false);
  expect(isTold('We are raising KES 84 million in equity; the rest comes from own funds.')).toBe(false);
  expect(isTold('We are raising KES 84 million in equity, not the only source of money for it.')).toBe(false);
  const levee = (sum: string) =>
    `Zawadi Forages SA\nSérie A, mars 2026\nEmploi des ${sum} millions FCFA levés (totalité de l’augmentation de capital)\nDeux foreuses\t900 millions\nCamions\t420 millions\nAntenne\t150 millions\nÉtudes\t60 millions\nEnsemble\t1 530 millions`;
  expect(tells('pitch_deck', levee('2 100'), 'USE_OF_FUNDS_MISMATCH')).toBe(true);
  expect(tells('pitch_deck', levee('1 530'), 'USE_OF_FUNDS_MISMATCH')).toBe(false);
});

test('a sum subscribed of which all is applied as a schedule says', () => {
  const deed = (sum: string) =>
    `Zawadi Teak SA\nSubscription agreement dated 17 April 2026\n6.1 The Investor shall subscribe USD ${sum}, all of which shall be applied as set out in Schedule C.\n6.2 The Company shall report each quarter.\nSchedule C\nSawmill\t1,450,000\nThinning\t640,000\nRoad\t385,000\nWorking capital\t900,000\nTotal\t3,375,000`;
  expect(tells('legal_docs', deed('2,700,000'), 'USE_OF_FUNDS_MISMATCH')).toBe(true);
  expect(tells('legal_docs', deed('3,375,000'), 'USE_OF_FUNDS_MISMATCH')).toBe(false);
});

test('growth in fifths and quarters, and above the same part of the year before', () => {
  const record = (words: string) =>
    `Zawadi Ginners Ltd\nAnnual report 2025 (K million)\n${words}\n\t2023\t2024\t2025\nRevenue\t104\t120\t132`;
  const isTold = (words: string) => tells('financial_statements', record(words), 'GROWTH_MISMATCH');
  expect(isTold('Revenue rose by more than three fifths in 2025.')).toBe(true);
  expect(isTold('Revenue rose by a tenth in 2025.')).toBe(false);
  const half = (words: string) =>
    `Zawadi Drinks Ltd\nHalf-year statement to 30 June 2025, TZS million\n\tH1 2025\tH1 2024\nNet sales\t8,044\t7,310\nOperating profit\t982\t891\nComment\n${words}`;
  const isToldOfHalf = (words: string) => tells('financial_statements', half(words), 'GROWTH_MISMATCH');
  expect(isToldOfHalf('Net sales were 27 % above the first half of last year.')).toBe(true);
  expect(isToldOfHalf('Net sales were 10 % above the first half of last year.')).toBe(false);
  expect(isToldOfHalf('Loans were 27 % above the limit of the bank.')).toBe(false);
});

test('income of a year or of its months is held against its notes, lines, quarters and record', () => {
  const note = (total: string, bricks: string) =>
    `Zawadi Bricks Ltd\nStatement of income, year ended 31 March 2025 (US$)\n\t2025\t2024\nRevenue (note 4)\t3,804,220\t3,411,870\nCost of sales\t(2,548,300)\t(2,302,115)\nGross profit\t1,255,920\t1,109,755\nNote 4 Revenue\t2025\t2024\nCommon bricks\t${bricks}\t2,104,310\nFace bricks\t702,115\t711,260\nPavers\t486,005\t596,300\nTotal\t${total}\t3,411,870`;
  const isTold = (type: DocumentType, text: string) => tells(type, text, 'CONTRADICTORY_NUMBERS');
  expect(isTold('financial_statements', note('3,068,520', '1,880,400'))).toBe(true);
  expect(isTold('financial_statements', note('3,804,220', '2,616,100'))).toBe(false);
  const deck = (income: string) =>
    `Zawadi Logistics Ltd\n2025 at a glance\nRevenue USD ${income} m\nTrucks 2,310\nWHERE 2025 REVENUE COMES FROM (100 %)\nCommissions USD 1.5 m\nFuel cards USD 0.9 m\nInsurance USD 0.4 m\nTotal USD 2.8 m`;
  expect(isTold('pitch_deck', deck('4.1'))).toBe(true);
  expect(isTold('pitch_deck', deck('2.8'))).toBe(false);
  const months = (income: string) =>
    `Zawadi Furniture PT\nNine months to 30 September 2025 (IDR million)\n\tQ1\tQ2\tQ3\nNet sales\t7,410\t8,022\t7,765\nGross profit\t2,271\t2,462\t2,340\nNet sales for the nine months came to IDR ${income} billion.`;
  expect(isTold('financial_statements', months('28.9'))).toBe(true);
  expect(isTold('financial_statements', months('23.2'))).toBe(false);
  const record = (income: string) =>
    `Zawadi Equipment (Pty) Ltd\nBusiness Plan — October 2025\n1. Summary\nTurnover for the year to 28 February 2025 was R${income} million.\n2. Three-year record (year to end of February, R'000)\n\t2023\t2024\t2025\nTurnover\t33 905\t37 460\t41 230\nGross profit\t11 190\t12 730\t14 431`;
  expect(isTold('business_plan', record('47.6'))).toBe(true);
  expect(isTold('business_plan', record('41.2'))).toBe(false);
  const answers = (income: string) =>
    `Zawadi Rattan PT\nFinance answers (2 March 2026)\nB1. Net sales 2025 per the annual accounts: IDR 61.8 bn.\nB2. Export share: 81 %.\nB3. Net sales 2025 per the income tax return (same period): IDR ${income} bn.`;
  expect(isTold('legal_docs', answers('47.3'))).toBe(true);
  expect(isTold('legal_docs', answers('61.8'))).toBe(false);
  const invoiced = (income: string) =>
    `Menuiserie Zawadi SARL\nPlan d’affaires, janvier 2026\nNous avons facturé ${income} millions FCFA hors taxes en 2025.\nComptes (FCFA, hors taxes)\nLigne\t2024\t2025\nFacturation totale\t266 400 000\t281 750 000\nBois\t121 900 000\t127 200 000\nSalaires\t74 300 000\t77 050 000`;
  expect(isTold('business_plan', invoiced('398'))).toBe(true);
  expect(isTold('business_plan', invoiced('281,75'))).toBe(false);
});
