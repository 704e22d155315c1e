import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

const codesOf = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

/** What a list or a series says, against the same told elsewhere: wrong first, then as it should be. */
const PAIRS: readonly (readonly [FlagCode, DocumentType, wrong: string, right: string])[] = [
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'We shipped 720 crates of roses in the season. Of these, 510 were for Tesco and the others for forty florists.',
    'We shipped 720 crates of roses in the season. Of these, 51 were for Tesco and the others for forty florists.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'Nous avons facturé 96 millions de FCFA au second semestre 2025, dont 70 millions à Orange ; le reste vient de petites boutiques.',
    'Nous avons facturé 96 millions de FCFA au second semestre 2025, dont 7 millions à Orange ; le reste vient de petites boutiques.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Traction\nWe billed KES 38 million in 2025. Safaricom paid KES 27 million of it.',
    'Traction\nWe billed KES 38 million in 2025. Safaricom paid KES 2 million of it.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'legal_docs',
    '(d) Suppliers. In 2025 the Company spent ZAR 18 million on fruit; ZAR 14.5 million of that went to Ceres Fruit Growers.',
    '(d) Suppliers. In 2025 the Company spent ZAR 18 million on fruit; ZAR 1.5 million of that went to Ceres Fruit Growers.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'business_plan',
    'Le lait collecté : 3 100 hectolitres, dont 2 500 livrés par la ferme Ouled Amor.',
    'Le lait collecté : 3 100 hectolitres, dont 250 livrés par la ferme Ouled Amor.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'legal_docs',
    'SUBSCRIPTION AGREEMENT\n2. The Investor shall subscribe for 90,000 shares for an aggregate price of USD 2,400,000.\nSCHEDULE 3: USE OF PROCEEDS\nItem\tUSD\nFactory\t1,100,000\nMoulds\t500,000\nPeople\t400,000\nTotal\t2,000,000',
    'SUBSCRIPTION AGREEMENT\n2. The Investor shall subscribe for 90,000 shares for an aggregate price of USD 2,000,000.\nSCHEDULE 3: USE OF PROCEEDS\nItem\tUSD\nFactory\t1,100,000\nMoulds\t500,000\nPeople\t400,000\nTotal\t2,000,000',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'financial_statements',
    'Tab: deliveries 2025, in rand\nCustomer\tLoads\tValue\nBoxer Super Stores\t210\t6,300,000\nKarsten Packers\t40\t1,200,000\nSpaza shops (61)\t50\t1,500,000\nEverything sold\t300\t9,000,000\nDiesel, R per litre\t23\nTrucks\t7',
    'Tab: deliveries 2025, in rand\nCustomer\tLoads\tValue\nBoxer Super Stores\t30\t900,000\nKarsten Packers\t40\t1,200,000\nSpaza shops (261)\t230\t6,900,000\nEverything sold\t300\t9,000,000\nDiesel, R per litre\t23\nTrucks\t7',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Who eats it\nLast season we delivered 8,400 trays of seedlings, each at KES 750.\nTwiga took 6,100 of them.\nThe rest went to farmers who came to the gate.',
    'Who eats it\nLast season we delivered 8,400 trays of seedlings, each at KES 750.\nTwiga took 510 of them.\nThe rest went to farmers who came to the gate.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Nos palettes\nEn 2024 nous avons livré 3 200 palettes, toutes au même prix.\nMarjane en a pris 2 300.\nLe reste va à des épiceries.',
    'Nos palettes\nEn 2024 nous avons livré 3 200 palettes, toutes au même prix.\nMarjane en a pris 210.\nLe reste va à des épiceries.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    "Point de mars\nSur 5 400 caisses expédiées au trimestre, 3 900 allaient dans les rayons d'Auchan ; le reste se partage entre des épiceries.",
    "Point de mars\nSur 5 400 caisses expédiées au trimestre, 320 allaient dans les rayons d'Auchan ; le reste se partage entre des épiceries.",
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'financial_statements',
    'Notes to the accounts for the year ended 31 March 2025 (₹ in lakh)\n17. Revenue from operations\n                         31.03.2025    31.03.2024\nSale of goods                2,410         2,105\nOther operating income          30            25\n                             2,440         2,130\n18. Dependence\nDuring the year sales to Metro Cash amounted to ₹1,620 lakh; the balance was billed to 300 shops.',
    'Notes to the accounts for the year ended 31 March 2025 (₹ in lakh)\n17. Revenue from operations\n                         31.03.2025    31.03.2024\nSale of goods                2,410         2,105\nOther operating income          30            25\n                             2,440         2,130\n18. Dependence\nDuring the year sales to Metro Cash amounted to ₹162 lakh; the balance was billed to 300 shops.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Who buys the bricks\n48,000 bricks sold in 2024:\nMoolman Group   31,000\nKhuzwayo and Sons   9,000\nNgwenya Traders   8,000\nPrice: R4.10 a brick.',
    'Who buys the bricks\n48,000 bricks sold in 2024:\nMoolman Group   5,000\nKhuzwayo and Sons   4,000\nNgwenya Traders   3,000\nWalk-in builders   36,000\nPrice: R4.10 a brick.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'financial_statements',
    'Purchases ledger 2024, GHS thousand\nVendor\t2024\nTema Bottle Works\t3,150\nAccra Caps\t410\nLabels House\t260\nCourier and other (8)\t380\nSpent on inputs\t4,200\nTurnover\t7,900\nOutlets\t640',
    'Purchases ledger 2024, GHS thousand\nVendor\t2024\nTema Bottle Works\t450\nAccra Caps\t410\nLabels House\t260\nCourier and other (40)\t3,080\nSpent on inputs\t4,200\nTurnover\t7,900\nOutlets\t640',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'pitch_deck',
    'Where our milk comes from\nMilk received in 2025, 910,000 litres in all:\nSundarban Dairy Farm   655,000\nPadma Cooperative   120,000\nTista Union   85,000\nThree others   50,000\nEach litre is tested.',
    'Where our milk comes from\nMilk received in 2025, 910,000 litres in all:\nSundarban Dairy Farm   125,000\nPadma Cooperative   120,000\nTista Union   85,000\nTwenty others   580,000\nEach litre is tested.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'financial_statements',
    'Notes 2024 (KES million)\nNote 4 - Cost of sales   2024   2023\nYarn and dye   84.0   77.5\nLabour   21.0   19.4\n   105.0   96.9\nNote 5 - Yarn and dye\nOf which KES 66.5 million was purchased from Rivatex Mills and KES 17.5 million from three agents.',
    'Notes 2024 (KES million)\nNote 4 - Cost of sales   2024   2023\nYarn and dye   84.0   77.5\nLabour   21.0   19.4\n   105.0   96.9\nNote 5 - Yarn and dye\nOf which KES 9.5 million was purchased from Rivatex Mills and KES 74.5 million from thirty agents.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'legal_docs',
    'Disclosure letter\n(c) Purchases: in 2025 the Company bought hides for NGN 640 million, of which NGN 505 million was paid to Kano Tannery Supplies and NGN 135 million to six other dealers.',
    'Disclosure letter\n(c) Purchases: in 2025 the Company bought hides for NGN 640 million, of which NGN 61 million was paid to Kano Tannery Supplies and NGN 579 million to sixty other dealers.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'financial_statements',
    "Comptes 2024, en millions de FCFA\nAchats de sucre\t520\nFrais de personnel\t95\nNotes\nLes achats auprès de Sosuco s'élèvent à 410 millions de FCFA ; le reste vient de commerçants du marché.",
    "Comptes 2024, en millions de FCFA\nAchats de sucre\t520\nFrais de personnel\t95\nNotes\nLes achats auprès de Sosuco s'élèvent à 41 millions de FCFA ; le reste vient de commerçants du marché.",
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'pitch_deck',
    'Slide 9 - Use of funds\nAmount sought: USD 2 million\n40 % cold rooms at two ports\n30 % ice plants\n35 % working capital for fish\n15 % team and software',
    'Slide 9 - Use of funds\nAmount sought: USD 2 million\n40 % cold rooms at two ports\n30 % ice plants\n15 % working capital for fish\n15 % team and software',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'legal_docs',
    'Minutes of the board\nThe directors resolved to raise KES 90 million by an issue of preference shares.\nThe chief executive said that KES 30 million would go to the mill, KES 25 million to the depot in Meru and KES 15 million to grain stock.',
    'Minutes of the board\nThe directors resolved to raise KES 70 million by an issue of preference shares.\nThe chief executive said that KES 30 million would go to the mill, KES 25 million to the depot in Meru and KES 15 million to grain stock.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'legal_docs',
    "Procès-verbal de l'assemblée\nL'assemblée décide une augmentation de capital de 600 000 dirhams, à libérer en espèces.\nCette somme sera affectée comme suit : 250 000 dirhams à l'atelier, 120 000 dirhams aux machines et 90 000 dirhams au stock de cuir.",
    "Procès-verbal de l'assemblée\nL'assemblée décide une augmentation de capital de 600 000 dirhams, à libérer en espèces.\nCette somme sera affectée comme suit : 390 000 dirhams à l'atelier, 120 000 dirhams aux machines et 90 000 dirhams au stock de cuir.",
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'legal_docs',
    'LOAN AGREEMENT\n1. The Lender makes a term loan of GHS 4,000,000 to the Borrower, repayable by 30 June 2028.\n2. Purpose. The Borrower shall apply the loan as set out in Schedule 2.\nSCHEDULE 2\n(a) Palm press: GHS 1,900,000\n(b) Two boilers: GHS 1,400,000\n(c) Fruit advances: GHS 1,100,000\n(d) Roads on the estate: GHS 500,000\nSigned by the parties.',
    'LOAN AGREEMENT\n1. The Lender makes a term loan of GHS 4,000,000 to the Borrower, repayable by 30 June 2028.\n2. Purpose. The Borrower shall apply the loan as set out in Schedule 2.\nSCHEDULE 2\n(a) Palm press: GHS 1,000,000\n(b) Two boilers: GHS 1,400,000\n(c) Fruit advances: GHS 1,100,000\n(d) Roads on the estate: GHS 500,000\nSigned by the parties.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'financial_statements',
    "Sources and uses, NGN '000\nSOURCES\nSeed round proceeds, net\t42,000\nUSES\nDryers\t18,000\nStock of ginger\t9,000\nVans\t6,000\nHiring and licences\t3,000\nInputs sheet",
    "Sources and uses, NGN '000\nSOURCES\nSeed round proceeds, net\t36,000\nUSES\nDryers\t18,000\nStock of ginger\t9,000\nVans\t6,000\nHiring and licences\t3,000\nInputs sheet",
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Our 35-strong team\nDepartment\tPeople (May 2025)\nWorkshop\t12\nField crews\t9\nOffice\t4',
    'Our 25-strong team\nDepartment\tPeople (May 2025)\nWorkshop\t12\nField crews\t9\nOffice\t4',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Key lines\nStaff at 31 March 2025\t58\nPayroll\nUnit\tStaff 31 March 2025\tMonthly gross RWF\nHatchery\t21\t140000\nFeed mill\t11\t165000\nOffice\t6\t420000',
    'Key lines\nStaff at 31 March 2025\t38\nPayroll\nUnit\tStaff 31 March 2025\tMonthly gross RWF\nHatchery\t21\t140000\nFeed mill\t11\t165000\nOffice\t6\t420000',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Team of 31\nDepartment\tFull-time\nDairy\t12\nTransport\t8\nShops\t4\nMarket\nThe largest dairy of the country works with 310 staff in 2026.',
    'Team of 24\nDepartment\tFull-time\nDairy\t12\nTransport\t8\nShops\t4\nMarket\nThe largest dairy of the country works with 310 staff in 2026.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Traction\nRevenue in calendar 2024 was KES 12.6 million.\n2024 (KES million)\tRevenue\nJanuary to March\t2.1\nApril to June\t2.4\nJuly to September\t2.6\nOctober to December\t2.9',
    'Traction\nRevenue in calendar 2024 was KES 10.0 million.\n2024 (KES million)\tRevenue\nJanuary to March\t2.1\nApril to June\t2.4\nJuly to September\t2.6\nOctober to December\t2.9',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Directors’ report\nTurnover for 2024 was GHS 9,450,000, the best year since the mill opened.\nIncome statement, GHS\n\t2023\t2024\nTurnover\t6,120,000\t7,310,000\nCost of sales\t(4,100,000)\t(4,900,000)\nGross profit\t2,020,000\t2,410,000',
    'Directors’ report\nTurnover for 2024 was GHS 7,310,000, the best year since the mill opened.\nIncome statement, GHS\n\t2023\t2024\nTurnover\t6,120,000\t7,310,000\nCost of sales\t(4,100,000)\t(4,900,000)\nGross profit\t2,020,000\t2,410,000',
  ],
  [
    'STATEMENT_SUM_MISMATCH',
    'financial_statements',
    "Notes\n4. Revenue by line\n\t2024 GH¢'000\t2023 GH¢'000\nBottles\t31,200\t28,400\nCaps\t9,100\t8,300\nLabels\t4,050\t3,900\nTotal per note 4\t46,900\t40,600",
    "Notes\n4. Revenue by line\n\t2024 GH¢'000\t2023 GH¢'000\nBottles\t31,200\t28,400\nCaps\t9,100\t8,300\nLabels\t4,050\t3,900\nTotal per note 4\t44,350\t40,600",
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'financial_statements',
    'Sales by account\nAccount\tKES thousand, six months\nMaridadi Stores\t48200\nExport, Uganda\t9400\nSmall shops (88)\t12900\nTotal\t70500',
    'Sales by account\nAccount\tKES thousand, six months\nMaridadi Stores\t8200\nExport, Uganda\t9400\nSmall shops (88)\t52900\nTotal\t70500',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'financial_statements',
    'Income statement, R’000\n\t2025\t2024\nRevenue\t42 300\t37 100\nCost of sales\t(30 000)\t(27 000)\nGross profit\t12 300\t10 100\nNotes\n9. Revenue\n\t2025\t2024\nSol Plaatje municipality\t27 900\t21 400\nFarms\t14 400\t15 700',
    'Income statement, R’000\n\t2025\t2024\nRevenue\t42 300\t37 100\nCost of sales\t(30 000)\t(27 000)\nGross profit\t12 300\t10 100\nNotes\n9. Revenue\n\t2025\t2024\nSol Plaatje municipality\t7 900\t6 400\nFarms\t34 400\t30 700',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'En millions de FCFA\tS1 2025\tS1 2024\nChiffre d’affaires\t310\t244\nCoût des ventes\t201\t160\nMarge brute\t109\t84\nActivité\nLa centrale de Transvie pèse 190 millions dans les ventes du semestre.',
    'En millions de FCFA\tS1 2025\tS1 2024\nChiffre d’affaires\t310\t244\nCoût des ventes\t201\t160\nMarge brute\t109\t84\nActivité\nLa centrale de Transvie pèse 19 millions dans les ventes du semestre.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'business_plan',
    'Raw stock\nEight sacks in ten this season came off the store of Hajia Ramatu.',
    'Raw stock\nTwo sacks in ten this season came off the store of Hajia Ramatu.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'SHAREHOLDINGS\nAfter Completion the issued share capital is held as follows:\nHolder\tClass\tShares\tPer cent\nAda Umeh\tOrdinary\t520,000\t52.00\nTobi Cole\tOrdinary\t310,000\t31.00\nDelta Seed LP\tSeries Seed\t240,000\t24.00',
    'SHAREHOLDINGS\nAfter Completion the issued share capital is held as follows:\nHolder\tClass\tShares\tPer cent\nAda Umeh\tOrdinary\t520,000\t52.00\nTobi Cole\tOrdinary\t310,000\t31.00\nDelta Seed LP\tSeries Seed\t170,000\t17.00',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Shareholding\nThe secretary noted that the founders, with 66 per cent, decide every ordinary resolution.\nMember\tEquity shares\tPer cent\nAnil Rao\t300,000\t30.0\nMeera Das\t210,000\t21.0\nCoast Fund I\t350,000\t35.0\nTwelve individual holders\t140,000\t14.0',
    'Shareholding\nThe secretary noted that the founders, with 51 per cent, decide every ordinary resolution.\nMember\tEquity shares\tPer cent\nAnil Rao\t300,000\t30.0\nMeera Das\t210,000\t21.0\nCoast Fund I\t350,000\t35.0\nTwelve individual holders\t140,000\t14.0',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Shares on completion\nThe Founder shall hold seventy per cent of the issued shares upon completion, Joyce Banda twelve per cent and the Fund eighteen per cent.\nSchedule 1. Shareholders on completion\nShareholder\tShares\t%\nPeter Phiri\t6,200\t62.0\nJoyce Banda\t2,000\t20.0\nLake Fund LP\t1,800\t18.0\nTotal\t10,000\t100.0',
    'Shares on completion\nThe Founder shall hold sixty-two per cent of the issued shares upon completion, Joyce Banda twenty per cent and the Fund eighteen per cent.\nSchedule 1. Shareholders on completion\nShareholder\tShares\t%\nPeter Phiri\t6,200\t62.0\nJoyce Banda\t2,000\t20.0\nLake Fund LP\t1,800\t18.0\nTotal\t10,000\t100.0',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Agreement between (1) Grace Okoth; (2) Sam Were; and (3) Lakeside Growth LP (the “Investor”).\nThe Investor shall on completion hold twenty-two per cent of the issued shares.\nSchedule 1: shareholders after completion\nShareholder\tShares\tPer cent\nGrace Okoth\t500,000\t50\nSam Were\t350,000\t35\nLakeside Growth LP\t150,000\t15\nTotal\t1,000,000\t100',
    'Agreement between (1) Grace Okoth; (2) Sam Were; and (3) Lakeside Growth LP (the “Investor”).\nThe Investor shall on completion hold fifteen per cent of the issued shares.\nSchedule 1: shareholders after completion\nShareholder\tShares\tPer cent\nGrace Okoth\t500,000\t50\nSam Were\t350,000\t35\nLakeside Growth LP\t150,000\t15\nTotal\t1,000,000\t100',
  ],
  [
    'GROWTH_MISMATCH',
    'business_plan',
    'Letter to shareholders, half year to 30 June 2025\nMRR has grown by fifteen per cent a month since January.\nMonthly recurring revenue (KES ’000)\nMonth of 2025\tMRR\tClinics\nJanuary\t820\t41\nFebruary\t845\t42\nMarch\t880\t44\nApril\t905\t45\nMay\t950\t47',
    'Letter to shareholders, half year to 30 June 2025\nMRR has grown by three to four per cent a month since January.\nMonthly recurring revenue (KES ’000)\nMonth of 2025\tMRR\tClinics\nJanuary\t820\t41\nFebruary\t845\t42\nMarch\t880\t44\nApril\t905\t45\nMay\t950\t47',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'Traction\nWater kiosks up 2.8 times in one year\nAt 30 June\t2023\t2024\t2025\nWater kiosks\t40\t95\t180\nRevenue in the year to 30 June 2025: KES 21.4 million (2024: KES 12.9 million).',
    'Traction\nWater kiosks up 1.9 times in one year\nAt 30 June\t2023\t2024\t2025\nWater kiosks\t40\t95\t180\nRevenue in the year to 30 June 2025: KES 21.4 million (2024: KES 12.9 million).',
  ],
  [
    'RUNWAY_MISMATCH',
    'financial_statements',
    'Summary, US dollars\nCash in bank, 30 June 2025\t180000\tEquity Bank\nRound (ordinary shares)\t600000\tPre-money US$3,000,000\nNet burn per month\t60000\tAverage of the second quarter 2025\nRunway after the round (months)\t26\tThe round and the cash keep us going for 26 months',
    'Summary, US dollars\nCash in bank, 30 June 2025\t180000\tEquity Bank\nRound (ordinary shares)\t600000\tPre-money US$3,000,000\nNet burn per month\t60000\tAverage of the second quarter 2025\nRunway after the round (months)\t13\tThe round and the cash keep us going for 13 months',
  ],
  [
    'RUNWAY_MISMATCH',
    'pitch_deck',
    'La trésorerie et le besoin\nDisponible en banque au 30 juin 2025 : 84 millions de FCFA\nConsommation nette : 14 millions de FCFA par mois\nNous avons onze mois devant nous pour boucler ce tour.',
    'La trésorerie et le besoin\nDisponible en banque au 30 juin 2025 : 154 millions de FCFA\nConsommation nette : 14 millions de FCFA par mois\nNous avons onze mois devant nous pour boucler ce tour.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Team\nWe are 48 people in one hall in Kitwe\n14   welders\n 7   drivers\n 6   sales\n 4   office\nMedian age 29.',
    'Team\nWe are 31 people in one hall in Kitwe\n14   welders\n 7   drivers\n 6   sales\n 4   office\nMedian age 29.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'L’équipe\nUne équipe de 19 personnes à temps plein\n   Agronomes ............ 11\n   Techniciens .... 8\n   Vente ............ 5\n   Bureau ..... 3',
    'L’équipe\nUne équipe de 27 personnes à temps plein\n   Agronomes ............ 11\n   Techniciens .... 8\n   Vente ............ 5\n   Bureau ..... 3',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'legal_docs',
    'Procès-verbal\nLa gérante indique que la société emploie à ce jour trente-neuf salariés, tous déclarés.\nRépartition remise aux associés :\n - atelier : 14\n - boutiques : 7\n - livraison : 6\n - bureau : 5',
    'Procès-verbal\nLa gérante indique que la société emploie à ce jour trente-deux salariés, tous déclarés.\nRépartition remise aux associés :\n - atelier : 14\n - boutiques : 7\n - livraison : 6\n - bureau : 5',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Payroll\nStaff on rolls at 31 March 2025\t67\n(₹ lakh, gross per month)\nTeam\tHeads\tGross\nHardware\t18\t16.4\nField\t15\t6.2\nSupport\t9\t3.1\nOffice\t6\t2.0\nGross, all teams\t\t27.7',
    'Payroll\nStaff on rolls at 31 March 2025\t48\n(₹ lakh, gross per month)\nTeam\tHeads\tGross\nHardware\t18\t16.4\nField\t15\t6.2\nSupport\t9\t3.1\nOffice\t6\t2.0\nGross, all teams\t\t27.7',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'Letter to shareholders, January 2025\nWe closed 2024 on KES 88 million of net sales, after returns.\nQuarter by quarter, in millions of shillings:\n  Jan–Mar   14.2\n  Apr–Jun   15.9\n  Jul–Sep   17.3\n  Oct–Dec   19.6',
    'Letter to shareholders, January 2025\nWe closed 2024 on KES 67 million of net sales, after returns.\nQuarter by quarter, in millions of shillings:\n  Jan–Mar   14.2\n  Apr–Jun   15.9\n  Jul–Sep   17.3\n  Oct–Dec   19.6',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Rapport de gestion, exercice clos le 31 décembre 2023\nMalgré les pluies du premier trimestre, le chiffre d’affaires de l’exercice ressort à 1 034 millions de FCFA.\nCompte de résultat (en milliers de FCFA)\nVentes de produits\t540 200\nTravaux et services vendus\t215 300\nCHIFFRE D’AFFAIRES\t755 500\nAchats de matières\t-402 100\nRÉSULTAT D’EXPLOITATION\t61 000',
    'Rapport de gestion, exercice clos le 31 décembre 2023\nMalgré les pluies du premier trimestre, le chiffre d’affaires de l’exercice ressort à 756 millions de FCFA.\nCompte de résultat (en milliers de FCFA)\nVentes de produits\t540 200\nTravaux et services vendus\t215 300\nCHIFFRE D’AFFAIRES\t755 500\nAchats de matières\t-402 100\nRÉSULTAT D’EXPLOITATION\t61 000',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'legal_docs',
    'Assemblée générale, Sfax\nLes comptes font ressortir des revenus de 1 790 mille dinars pour l’exercice 2024.\nRevenus 2024 par trimestre (mille dinars)\nT1 305 | T2 320 | T3 298 | T4 367',
    'Assemblée générale, Sfax\nLes comptes font ressortir des revenus de 1 290 mille dinars pour l’exercice 2024.\nRevenus 2024 par trimestre (mille dinars)\nT1 305 | T2 320 | T3 298 | T4 367',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    '8,3 MDH facturés sur l’année 2024\n(graphique : facturation 2024 par ville, en millions de dirhams)\nMarrakech  2,4\nFès  1,9\nOujda  1,2\nNous ne vendons dans aucune autre ville.',
    '5,5 MDH facturés sur l’année 2024\n(graphique : facturation 2024 par ville, en millions de dirhams)\nMarrakech  2,4\nFès  1,9\nOujda  1,2\nNous ne vendons dans aucune autre ville.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'legal_docs',
    'WARRANTIES\n5.2 The Company’s revenue from operations for FY 2023-24 was ₹12.40 crore.\nFINANCIAL EXTRACT (₹ lakh)\nRevenue from operations, April–September 2023: 410\nRevenue from operations, October 2023–March 2024: 480',
    'WARRANTIES\n5.2 The Company’s revenue from operations for FY 2023-24 was ₹8.90 crore.\nFINANCIAL EXTRACT (₹ lakh)\nRevenue from operations, April–September 2023: 410\nRevenue from operations, October 2023–March 2024: 480',
  ],
  [
    'STATEMENT_SUM_MISMATCH',
    'financial_statements',
    'Segment note, IDR billion\n                         2024     2023\nJava                     21.5     18.6\nBali                     12.3     11.1\nLombok                    8.2      7.3\nNet sales, Group         50.0     37.0',
    'Segment note, IDR billion\n                         2024     2023\nJava                     21.5     18.6\nBali                     12.3     11.1\nLombok                    8.2      7.3\nNet sales, Group         42.0     37.0',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'pitch_deck',
    'Le capital\nQui détient la société ?\nAwa a la moitié, Binta un quart, un huitième chez nos deux anges et un quart réservé à l’équipe.\nAucun emprunt ne se convertit.',
    'Le capital\nQui détient la société ?\nAwa a la moitié, Binta un quart, un huitième chez nos deux anges et un huitième réservé à l’équipe.\nAucun emprunt ne se convertit.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'pitch_deck',
    'Ownership\nAmina holds two fifths, Brian three tenths, a fifth is with the fund and a fifth kept for staff.',
    'Ownership\nAmina holds two fifths, Brian three tenths, a fifth is with the fund and a tenth kept for staff.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'INVESTMENT AGREEMENT\nbetween Tana Looms Ltd and Ridge Growth Partners\n2.1 The Subscriber subscribes for 300,000 preference shares.\n2.2 Following Closing the Subscriber shall hold a quarter of the Company on a fully diluted basis.\nSchedule 1: shareholdings at Closing\nHolder\tShares\t%\nP. Juma\t700,000\t46.7\nR. Sanga\t350,000\t23.3\nRidge Growth Partners\t300,000\t20.0\nOption pool\t150,000\t10.0',
    'INVESTMENT AGREEMENT\nbetween Tana Looms Ltd and Ridge Growth Partners\n2.1 The Subscriber subscribes for 300,000 preference shares.\n2.2 Following Closing the Subscriber shall hold a fifth of the Company on a fully diluted basis.\nSchedule 1: shareholdings at Closing\nHolder\tShares\t%\nP. Juma\t700,000\t46.7\nR. Sanga\t350,000\t23.3\nRidge Growth Partners\t300,000\t20.0\nOption pool\t150,000\t10.0',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'CESSION DE PARTS\nA. Le cédant, Moussa Keita, est propriétaire des trois quarts des parts de la société.\nAnnexe : associés, parts sociales avant la cession\nMoussa Keita\t5 200\nAline Diarra\t3 300\nFonds Manden\t1 500\nTotal\t10 000',
    'CESSION DE PARTS\nA. Le cédant, Moussa Keita, détient 52 % des parts de la société.\nAnnexe : associés, parts sociales avant la cession\nMoussa Keita\t5 200\nAline Diarra\t3 300\nFonds Manden\t1 500\nTotal\t10 000',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'PROCÈS-VERBAL\nPrésents ou représentés :\n4 200 actions   Mme Sow\n2 600 actions   M. Faye\n1 700 actions   Fonds Sahel\nLa totalité des 7 000 actions composant le capital est représentée.',
    'PROCÈS-VERBAL\nPrésents ou représentés :\n4 200 actions   Mme Sow\n2 600 actions   M. Faye\n1 700 actions   Fonds Sahel\nLa totalité des 8 500 actions composant le capital est représentée.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'CAP TABLE\nAfter conversion of the notes\nRuth Mensah, founder: 44.0%\nKofi Ansah, founder: 31.0%\nGold Coast Angels: 21.0%\nStaff reserve: 12.0%\nValue after the round: GHS 24 million\nCap of the notes: GHS 18 million, discount 15%',
    'CAP TABLE\nAfter conversion of the notes\nRuth Mensah, founder: 38.0%\nKofi Ansah, founder: 29.0%\nGold Coast Angels: 21.0%\nStaff reserve: 12.0%\nValue after the round: GHS 24 million\nCap of the notes: GHS 18 million, discount 15%',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'pitch_deck',
    'Our capital\nBetween them, the founders hold seventy-five per cent.\n34%  Lindiwe Zulu, co-founder\n26%  Thabo Nkosi, co-founder\n28%  Umoya Ventures\n12%  staff plan',
    'Our capital\nBetween them, the founders hold sixty per cent.\n34%  Lindiwe Zulu, co-founder\n26%  Thabo Nkosi, co-founder\n28%  Umoya Ventures\n12%  staff plan',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'pitch_deck',
    'Cap table\n44%  Lindiwe Zulu\n26%  Thabo Nkosi\n28%  Umoya Ventures\n12%  staff plan',
    'Cap table\n34%  Lindiwe Zulu\n26%  Thabo Nkosi\n28%  Umoya Ventures\n12%  staff plan',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Qui travaille ici ?\nAtelier 18\nLivraison 9\nVente 7\nTotal des salariés : 46',
    'Qui travaille ici ?\nAtelier 18\nLivraison 9\nVente 7\nTotal des salariés : 34',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'legal_docs',
    'Minute 7: Staff\nThe manager said the company has 38 staff on contract. She gave the list by place: Gulu depot 12, Lira depot 9, Kampala office 5.',
    'Minute 7: Staff\nThe manager said the company has 26 staff on contract. She gave the list by place: Gulu depot 12, Lira depot 9, Kampala office 5.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'Nous sommes désormais 33 collaborateurs.\n développement : 11\n annotation : 8\n vente : 4\n direction : 2',
    'Nous sommes désormais 25 collaborateurs.\n développement : 11\n annotation : 8\n vente : 4\n direction : 2',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Dashboard\nCompany\tNashik Dental Labs Pvt Ltd\n2024 revenue (₹ crore)\t6.80\nMonthly\nMonth\tRevenue (₹ lakh)\nJan-24\t30\nFeb-24\t31\nMar-24\t33\nApr-24\t34\nMay-24\t36\nJun-24\t37\nJul-24\t39\nAug-24\t40\nSep-24\t42\nOct-24\t43\nNov-24\t45\nDec-24\t46',
    'Dashboard\nCompany\tNashik Dental Labs Pvt Ltd\n2024 revenue (₹ crore)\t4.56\nMonthly\nMonth\tRevenue (₹ lakh)\nJan-24\t30\nFeb-24\t31\nMar-24\t33\nApr-24\t34\nMay-24\t36\nJun-24\t37\nJul-24\t39\nAug-24\t40\nSep-24\t42\nOct-24\t43\nNov-24\t45\nDec-24\t46',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'Dear friends,\nSales came to GHS 3.30 million in 2024, and here is where they came from:\nGHS ’000\n1,180   bulk butter\n  640   soap\n  420   lotions\n  160   blending for other brands',
    'Dear friends,\nSales came to GHS 2.40 million in 2024, and here is where they came from:\nGHS ’000\n1,180   bulk butter\n  640   soap\n  420   lotions\n  160   blending for other brands',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Synthèse, Sfax, en milliers de dinars\n\t2024\t2023\nProduits d’exploitation\t3 150\t1 800\nProduits\n\t2023\t2024\nAbonnements\t800\t1 050\nPose\t600\t740\nEntretien\t400\t510',
    'Synthèse, Sfax, en milliers de dinars\n\t2024\t2023\nProduits d’exploitation\t2 300\t1 800\nProduits\n\t2023\t2024\nAbonnements\t800\t1 050\nPose\t600\t740\nEntretien\t400\t510',
  ],
  [
    'RUNWAY_MISMATCH',
    'business_plan',
    'Lettre du troisième trimestre 2025\nTrésorerie disponible : 96 millions de FCFA.\nCharges nettes des encaissements : 8 millions par mois.\nÀ ce rythme nous sommes couverts pour vingt et un mois.',
    'Lettre du troisième trimestre 2025\nTrésorerie disponible : 96 millions de FCFA.\nCharges nettes des encaissements : 8 millions par mois.\nÀ ce rythme nous sommes couverts pour douze mois.',
  ],
  [
    'RUNWAY_MISMATCH',
    'financial_statements',
    'Liquidity\nUGX million\nCash on hand, 1 July 2025\t900\nSeries A round, received in July\t5,400\nCash after round\t6,300\nNet burn per month\t300\nRunway after round (months)\t34',
    'Liquidity\nUGX million\nCash on hand, 1 July 2025\t900\nSeries A round, received in July\t5,400\nCash after round\t6,300\nNet burn per month\t300\nRunway after round (months)\t21',
  ],
  [
    'RUNWAY_MISMATCH',
    'legal_docs',
    'Minutes of the board, 14 May 2025\nThe treasurer tabled the bank balances:\n 31 January   KES 9.6 million\n 30 April   KES 7.2 million\nNothing was borrowed or paid in between, and costs stay as they are. On that basis the company could carry on for about twenty months.',
    'Minutes of the board, 14 May 2025\nThe treasurer tabled the bank balances:\n 31 January   KES 9.6 million\n 30 April   KES 7.2 million\nNothing was borrowed or paid in between, and costs stay as they are. On that basis the company could carry on for about nine months.',
  ],
  [
    'RUNWAY_MISMATCH',
    'pitch_deck',
    'Money\nKES million\n 60   in the bank today\n 340   this round\n 20   net burn, monthly\n34 months of runway once this round is in',
    'Money\nKES million\n 60   in the bank today\n 340   this round\n 20   net burn, monthly\n20 months of runway once this round is in',
  ],
  [
    'RUNWAY_MISMATCH',
    'business_plan',
    'Q2 update 2025\nCash at 30 June 2025: R9.0m\nNet burn: R0.9m every month, flat, so the money lasts until the end of March 2027',
    'Q2 update 2025\nCash at 30 June 2025: R9.0m\nNet burn: R0.9m every month, flat, so the money lasts until the end of April 2026',
  ],
  [
    'RUNWAY_MISMATCH',
    'business_plan',
    'Point au 30 juin 2025\nTrésorerie au 30 juin 2025 : 60 millions de FCFA\nConsommation nette : 6 millions de FCFA par mois, la trésorerie nous porte jusqu’à fin décembre 2026.',
    'Point au 30 juin 2025\nTrésorerie au 30 juin 2025 : 60 millions de FCFA\nConsommation nette : 6 millions de FCFA par mois, la trésorerie nous porte jusqu’à fin mars 2026.',
  ],
  [
    'RUNWAY_MISMATCH',
    'financial_statements',
    'Notes to the accounts at 31 March 2025\nThe directors expect the outflow of the year to go on, and on that footing existing cash will carry the company for about 30 months from the balance sheet date.\nCash flow, R’000\t2025\t2024\nReceived from customers\t5,200\t4,700\nPaid to suppliers and staff\t(11,200)\t(9,900)\nNet outflow for the year\t(6,000)\t(5,200)\nCash at the beginning of the year\t15,000\t20,200\nCash at the end of the year\t9,000\t15,000',
    'Notes to the accounts at 31 March 2025\nThe directors expect the outflow of the year to go on, and on that footing existing cash will carry the company for about 18 months from the balance sheet date.\nCash flow, R’000\t2025\t2024\nReceived from customers\t5,200\t4,700\nPaid to suppliers and staff\t(11,200)\t(9,900)\nNet outflow for the year\t(6,000)\t(5,200)\nCash at the beginning of the year\t15,000\t20,200\nCash at the end of the year\t9,000\t15,000',
  ],
  [
    'GROWTH_MISMATCH',
    'business_plan',
    'Monthly note, August 2025\nDeliveries have grown by 20% a month since April.\nDeliveries, thousand\nAugust\t6.9\nJuly\t6.5\nJune\t6.1\nMay\t5.8\nApril\t5.5',
    'Monthly note, August 2025\nDeliveries have grown by 6% a month since April.\nDeliveries, thousand\nAugust\t6.9\nJuly\t6.5\nJune\t6.1\nMay\t5.8\nApril\t5.5',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'Traction\nFour times the pupils we had in June 2023\nPupils, end of month\nJun ’23 ..... 800\nDec ’23 ..... 1,010\nJun ’24 ..... 1,290\nDec ’24 ..... 1,600',
    'Traction\nTwice the pupils we had in June 2023\nPupils, end of month\nJun ’23 ..... 800\nDec ’23 ..... 1,010\nJun ’24 ..... 1,290\nDec ’24 ..... 1,600',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'Traction\nTrois fois plus de ruches qu’en mars 2024\nRuches suivies\n1 240  en décembre 2024\n1 110  en septembre 2024\n980  en juin 2024\n850  en mars 2024',
    'Traction\n1,5 fois plus de ruches qu’en mars 2024\nRuches suivies\n1 240  en décembre 2024\n1 110  en septembre 2024\n980  en juin 2024\n850  en mars 2024',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'Progress\nCollection points have tripled since Q1 2024\nCollection points\nQ1 2024: 120\nQ2 2024: 140\nQ3 2024: 155\nQ4 2024: 170\nQ1 2025: 190',
    'Progress\nCollection points have tripled since Q1 2024\nCollection points\nQ1 2024: 62\nQ2 2024: 90\nQ3 2024: 120\nQ4 2024: 150\nQ1 2025: 190',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Sheet: KPIs\nPermanent staff\t\t71\nSheet: Bands\nBand\tSite\tHeads\tMonthly cost each (R’000)\nA\tBlade technicians\t24\t31\nB\tElectrical technicians\t15\t36\nC\tPlanning and stores\t8\t27\nD\tManagers\t5\t82',
    'Sheet: KPIs\nPermanent staff\t\t52\nSheet: Bands\nBand\tSite\tHeads\tMonthly cost each (R’000)\nA\tBlade technicians\t24\t31\nB\tElectrical technicians\t15\t36\nC\tPlanning and stores\t8\t27\nD\tManagers\t5\t82',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'People\nWe end the half with 86 colleagues. Branch teams: Kisumu 28, Busia 16, Homa Bay 11, Siaya 7. Head office: 9.',
    'People\nWe end the half with 71 colleagues. Branch teams: Kisumu 28, Busia 16, Homa Bay 11, Siaya 7. Head office: 9.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Une équipe de 44 collaborateurs.\nMariam Diallo, directrice générale, quinze ans en microfinance.\nFonction\tEffectif au 28/02/2026\nRéseau et agents\t15\nTechnologie\t11\nFinance\t4\nSecrétariat\t3',
    'Une équipe de 33 collaborateurs.\nMariam Diallo, directrice générale, quinze ans en microfinance.\nFonction\tEffectif au 28/02/2026\nRéseau et agents\t15\nTechnologie\t11\nFinance\t4\nSecrétariat\t3',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Actionnaire\tActions\tPart\nAwa Diop (fondatrice)\t42 000\t42,0 %\nYao Kra (fondateur)\t23 000\t23,0 %\nComoé Fonds\t35 000\t35,0 %\nTotal\t100 000\t100,0 %\nLes deux fondateurs conservent ensemble 74 % du\ncapital et des voix.',
    'Actionnaire\tActions\tPart\nAwa Diop (fondatrice)\t42 000\t42,0 %\nYao Kra (fondateur)\t23 000\t23,0 %\nComoé Fonds\t35 000\t35,0 %\nTotal\t100 000\t100,0 %\nLes deux fondateurs conservent ensemble 65 % du\ncapital et des voix.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Management accounts, six months to 30 June 2025\nSales for the half were UGX 2,790 million, against UGX 2,110 million in the same six months of 2024.\nUGX millions\tH1 2025\tH1 2024\nSales\t2,480\t2,110\nCost of sales\t(1,842)\t(1,541)\nGross profit\t638\t569',
    'Management accounts, six months to 30 June 2025\nSales for the half were UGX 2,480 million, against UGX 2,110 million in the same six months of 2024.\nUGX millions\tH1 2025\tH1 2024\nSales\t2,480\t2,110\nCost of sales\t(1,842)\t(1,541)\nGross profit\t638\t569',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'Results\nRevenue for 2025 was KES 61.4 million.\nKES million\tQ1 2025\tQ2 2025\tQ3 2025\tQ4 2025\nRevenue\t12.1\t13.0\t13.6\t14.2\nCost of sales\t7.1\t7.7\t8.0\t8.3',
    'Results\nRevenue for 2025 was KES 52.9 million.\nKES million\tQ1 2025\tQ2 2025\tQ3 2025\tQ4 2025\nRevenue\t12.1\t13.0\t13.6\t14.2\nCost of sales\t7.1\t7.7\t8.0\t8.3',
  ],
  [
    'GROWTH_MISMATCH',
    'business_plan',
    'Activity\nNGN million\tQ1 2025\tQ2 2025\tQ3 2025\nSales\t410\t436\t462\nOver these quarters sales leapt 30% each time.',
    'Activity\nNGN million\tQ1 2025\tQ2 2025\tQ3 2025\nSales\t410\t436\t462\nOver these quarters sales rose 6% each time.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Répartition du capital\nActionnaire\tActions\tPourcentage\nMlle Binta Sow\t4 100\t41 %\nM. Moussa Kanté\t3 400\t34 %\nFonds Baobab\t2 500\t25 %\nTotal\t10 000\t100 %\nArticle 7 – Mlle Sow détient 52 % des actions et préside le conseil.',
    'Répartition du capital\nActionnaire\tActions\tPourcentage\nMlle Binta Sow\t4 100\t41 %\nM. Moussa Kanté\t3 400\t34 %\nFonds Baobab\t2 500\t25 %\nTotal\t10 000\t100 %\nArticle 7 – Mlle Sow détient 41 % des actions et préside le conseil.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'financial_statements',
    'Accounts to 30 September 2026, KES thousand\nSales for the nine months to 30 September 2026 were KES 88,400 thousand, led by the export segment.\nKES thousand\t9M 2026\t9M 2025\nSales\t71,900\t60,200\nCost of sales\t(40,100)\t(35,300)\nGross profit\t31,800\t24,900',
    'Accounts to 30 September 2026, KES thousand\nSales for the nine months to 30 September 2026 were KES 71,900 thousand, led by the export segment.\nKES thousand\t9M 2026\t9M 2025\nSales\t71,900\t60,200\nCost of sales\t(40,100)\t(35,300)\nGross profit\t31,800\t24,900',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'Where our money came from\nBuyer\tGHS thousand\nMelcom\t1,310\nPalace\t420\nShoprite\t380\nTotal\t2,110',
    'Where our money came from\nBuyer\tGHS thousand\nMelcom\t410\nPalace\t420\nShoprite\t380\nOthers\t900\nTotal\t2,110',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'Ventes par client, en milliers de dirhams\nMarjane\t1 480\nCafés Dubois\t615\nTissir\t890\nVentes totales\t2 985',
    'Ventes, en milliers de dirhams\nUnion européenne\t1 480\nPays du Golfe\t615\nMaroc\t890\nVentes totales\t2 985',
  ],
  [
    'RUNWAY_MISMATCH',
    'pitch_deck',
    'The ask\nWe are raising KES 150 million: KES 90 million for plant, KES 60 million for stock.\nWe hold KES 30 million and spend KES 3 million a month net, so we are funded for 18 months as it is.',
    'The ask\nWe are raising KES 150 million: KES 90 million for plant, KES 60 million for stock.\nWe hold KES 30 million and spend KES 3 million a month net, so we are funded for 10 months as it is.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'business_plan',
    'Financement\nPoste\tFCFA\nBesoin total\t200000000\nHangar\t75000000\nCamions\t50000000\nLogiciel\t30000000\nFonds de roulement\t25000000\n\nPrêt bancaire à 9 %\t40000000',
    'Financement\nPoste\tFCFA\nBesoin total\t180000000\nHangar\t75000000\nCamions\t50000000\nLogiciel\t30000000\nFonds de roulement\t25000000\n\nPrêt bancaire à 9 %\t40000000',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'En bref\n64\t52\t310\ncamionnettes\tsalariés\tépiceries servies\nL’équipe\nService\tPersonnes\nLivraison\t21\nAtelier\t8\nBureau\t5\nTotal\t34',
    'En bref\n64\t34\t310\ncamionnettes\tsalariés\tépiceries servies\nL’équipe\nService\tPersonnes\nLivraison\t21\nAtelier\t8\nBureau\t5\nTotal\t34',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'financial_statements',
    'Sales by customer, 6 months to 30.09.2026 (invoiced, net of credit notes)\nCustomer\tCountry\tTonnes\tAmount\nHaldor Carbon GmbH\tGermany\t321\t171900\nOsaka Filter Media K.K.\tJapan\t148\t62340\nLevant Horticulture SAL\tLebanon\t364\t39260\nLocal nurseries (31)\tSri Lanka\t622\t115640\nTotal revenue for the six months\t\t1455\t389140',
    'Sales by customer, 6 months to 30.09.2026 (invoiced, net of credit notes)\nCustomer\tCountry\tTonnes\tAmount\nHaldor Carbon GmbH\tGermany\t221\t71900\nOsaka Filter Media K.K.\tJapan\t148\t62340\nLevant Horticulture SAL\tLebanon\t364\t39260\nLocal nurseries (31)\tSri Lanka\t1122\t215640\nTotal revenue for the six months\t\t1855\t389140',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Who eats our fish\nBuyer, H1 2026\tKES m\tof sales\nChandarua Stores (14 branches)\t27.9\t46 %\nHotels and lodges, 21 accounts\t16.4\t27 %\nSchools and caterers\t9.1\t15 %\nMarket traders\t7.2\t12 %\nTotal\t60.6\t100 %',
    'Who eats our fish\nBuyer, H1 2026\tKES m\tof sales\nGrocery stores (14 branches)\t27.9\t46 %\nHotels and lodges, 21 accounts\t16.4\t27 %\nSchools and caterers\t9.1\t15 %\nMarket traders\t7.2\t12 %\nTotal\t60.6\t100 %',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Who pays us\nBuyer, 2025\tShare of revenue\nKasupe Stores (fresh punnets, 14 branches)\t41 %\nGrowers (1,180 of them)\t33 %\nHotels (23)\t26 %',
    'Who pays us\nBuyer, 2025\tShare of revenue\nGrocery stores (fresh punnets, 14 branches)\t41 %\nGrowers (1,180 of them)\t33 %\nHotels (23)\t26 %',
  ],
];

test.each(PAIRS)(
  '%s is found in a %s where it is so, and not where it is not',
  (code, type, wrong, right) => {
    expect(codesOf(type, wrong)).toContain(code);
    expect(codesOf(type, right)).not.toContain(code);
  },
);

const NOTHING: readonly (readonly [FlagCode, DocumentType, string])[] = [
  ['CUSTOMER_CONCENTRATION', 'pitch_deck', 'Traction\nWe sold 1,200 bikes in 2025. Hotels took 700 of them.'],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Traction\nWe delivered 1,200 solar kits in 2025, 800 of them to Kisumu.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Traction\nWe leased 84 lorries in 2024. Of these, 70 broke down in May.',
  ],
  ['SUPPLIER_CONCENTRATION', 'business_plan', 'We bought 400 goats. 300 of them came from Turkana farmers.'],
  [
    'SUPPLIER_CONCENTRATION',
    'financial_statements',
    'Purchases 2024: KES 40 million, of which KES 30 million was imported from China and KES 10 million bought in Kenya.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'business_plan',
    'We raised USD 1.2 million in 2023. The 2025 budget allocates USD 300,000 to be used for vans, USD 250,000 to be used for a boiler and USD 200,000 for stock.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'We opened the year with 44 employees. Five left and two came. That leaves us at 41 employees on 30 June.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'We have 52 on the payroll. Nine of the welders passed the test.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'financial_statements',
    "Summary\nSalaries 2025 (KES '000)\t840\nPayroll 2025 (KES '000)\nRole\tPeople\tAnnual\nDrivers\t12\t410\nSales\t5\t250\nOffice\t4\t180\nTogether\t\t840",
  ],
  [
    'ASK_WITHOUT_USE_OF_FUNDS',
    'pitch_deck',
    'Page 12 – Emploi des fonds\nMontant recherché : 300 millions de FCFA\n40 % équipe technique et plateforme\n35 % ouverture de deux agences\n25 % stock et emballages',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'pitch_deck',
    'Where it goes\nWe sold 9,600 boxes last year, all at USD 12.\nCarrefour took 610 of them.\nFour hundred shops took the others.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'pitch_deck',
    'Where our coffee comes from\nGreen coffee bought in 2025, 300,000 kg in all:\nNyeri   210,000\nKirinyaga   50,000\nEmbu   40,000',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'legal_docs',
    'Minutes of the board\nThe directors resolved to raise KES 90 million by an issue of preference shares.\nThe chief executive said that KES 30 million would go to the mill, KES 25 million to the depot, KES 15 million to stock and the balance to wages.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'legal_docs',
    'Minutes of the board\nThe directors resolved to raise KES 90 million by an issue of preference shares.\nFees and an old overdraft of KES 20 million are paid first, which leaves KES 70 million.\nThe chief executive said that KES 30 million would go to the mill, KES 25 million to the depot and KES 15 million to stock.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Recettes 2024 par ville, en millions de FCFA\n310 · Thiès\n122 · Mbour\n88 · Kaolack',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Team\nWe are 33 people in one hall in Mbale\nPartner workshops (not on our payroll): 140 in three towns.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'financial_statements',
    'Instalment sales of R5 118 300 and a mortgage bond of R9 120 400 are owed to Bank Umtata.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'Finances\nEmprunt BNDA de 80 millions, solde de 41 millions au 31 décembre 2024.\nTrésorerie au 31 décembre 2024 : 66 millions.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'pitch_deck',
    'The offer\nRaising EGP 20 million, half equity and half notes\nHolders of the notes receive 22% a year\nUse: stock 60%, vans 25%, software 15%',
  ],
  [
    'GROWTH_MISMATCH',
    'business_plan',
    'NGN million\tQ3 2025\tQ2 2025\tQ3 2024\nSales of flour\t190.3\t173.0\t140.1\nSales are up 10% on the quarter and 36% on the year.',
  ],
  [
    'RUNWAY_MISMATCH',
    'financial_statements',
    'EGP thousand\t2025\t2026\nClosing cash\t10500\t16600\nNotes\nNet outflow in 2026 of EGP 3.9 million over twelve months averages EGP 325 thousand a month.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Minutes of the general meeting\nPresent:\n4,200 shares   Ms Sow\n2,600 shares   Mr Faye\nOf the 8,500 issued shares, 6,800 were represented and the quorum was reached.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'Shareholders\nGrace Okoth holds two thirds of the shares of the company today and shall hold half of them after completion.\nShareholders today\nGrace Okoth\t4,000\nSam Were\t2,000\nTotal\t6,000',
  ],
  ['OWNERSHIP_MISMATCH', 'pitch_deck', 'Use of the money\n45 %  new vans\n35 %  stock\n40 %  of it imported'],
  [
    'CONTRADICTORY_NUMBERS',
    'legal_docs',
    'Minutes of the board, 14 May 2025\nThe treasurer tabled the bank balances:\n31 January   KES 9.6 million\n30 April   KES 7.2 million',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'Point de mai 2025\nSolde en banque, 31 mars : 44 millions de FCFA\nSolde en banque, 30 avril : 37 millions de FCFA',
  ],
  [
    'RUNWAY_SHORT',
    'pitch_deck',
    'Money\nKES million\n 75   in the bank today\n 340   this round\n 20   net burn, monthly\n20 months of runway once this round is in',
  ],
  [
    'GROWTH_MISMATCH',
    'pitch_deck',
    'Progress\nThree times the wages we had in 2021 are paid on the same day.\nCollection points\n2021: 120\n2022: 140\n2023: 155\n2024: 170',
  ],
  [
    'GROWTH_MISMATCH',
    'business_plan',
    'Update, May 2025\nOrders up 40% since November, by volume.\nOrders\nNovember 400\nDecember 450\nJanuary 470\nFebruary 500\nMarch 520\nApril 560',
  ],
];

test.each(NOTHING)('no %s is seen in a %s: %j', (code, type, text) => {
  expect(codesOf(type, text)).not.toContain(code);
});

test('what is not of every year stands between the ordinary result and tax', () => {
  const statement = (before: string, net: string): string =>
    `Compte de produits et charges\nEn KMAD\t2024\t2023\nChiffre d’affaires\t90 400\t81 300\nRésultat d’exploitation\t9 300\t8 100\nRésultat financier\t-1 100\t-900\nRésultat courant\t8 200\t7 200\nRésultat non courant\t400\t-150\n${before}Impôts sur les résultats\t-1 700\t-1 400\nRésultat net de l’exercice\t${net}`;
  const beforeTax = 'Résultat avant impôts\t8 600\t7 050\n';
  expect(codesOf('financial_statements', statement(beforeTax, '6 900\t5 650'))).not.toContain(
    'STATEMENT_SUM_MISMATCH',
  );
  expect(codesOf('financial_statements', statement(beforeTax, '7 900\t6 650'))).toContain(
    'STATEMENT_SUM_MISMATCH',
  );
});

test('a customer of a table among rows with numbers that look like years, others by number, sectors or outlets', () => {
  const told = (table: string): boolean =>
    analyseDocument({
      type: 'pitch_deck',
      pages: [{ page: 1, text: `Mbale Cold Stores\n\n${table}` }],
    }).flags.some(({ code }) => code === 'CUSTOMER_CONCENTRATION');
  expect(
    told(
      'Sales by customer, 2025, UGX million\nCustomer\tSales\tShare\nMinistry school milk programme\t5400\t54%\nElgon farm block (9 farms)\t1985\t19.85%\nTown dealers (14)\t1115\t11.15%\nCash sales and others\t1500\t15%\nTotal\t10000\t100%',
    ),
  ).toBe(true);
  expect(
    told(
      'Who buys from us\nCustomer\tSector\tShare of 2025 sales\nKaramoja Harvest Uganda\tFrozen fish importer\t46%\nDistrict hospitals\tVaccines\t14%\n57 others\tFish traders, caterers, hotels\t40%',
    ),
  ).toBe(true);
  expect(
    told(
      'Revenue by customer group, 2025\nCustomer\tUGX million\tShare\nUpland Fresh Supermarkets (14 stores)\t1,155\t46%\nMarket traders, pay per crate\t753\t30%\nIce sales, landing sites\t377\t15%\nExporters and other contracts\t225\t9%\nTotal\t2,510\t100%',
    ),
  ).toBe(true);
  expect(
    told(
      'Who buys\nMill\tUGX million\tShare\nRwizi Denim Mills Ltd\t9.94\t46%\nKagera Knit Composite\t3.67\t17%\nNile Knitwear\t2.81\t13%\n14 other mills\t5.18\t24%\nTotal (17 mills)\t21.60\t100%',
    ),
  ).toBe(true);
  expect(
    told(
      'Sales by customer, 2025, UGX million\nCustomer\tSales\tShare\nTown dealers (14)\t5400\t54%\nElgon farm block (9 farms)\t1985\t19.85%\nCash sales and others\t2615\t26.15%\nTotal\t10000\t100%',
    ),
  ).toBe(false);
});

test('mills that sell to the company are no customers', () => {
  const flags = analyseDocument({
    type: 'business_plan',
    pages: [
      {
        page: 1,
        text: 'Mbale Garments\n\nCotton yarn bought in 2025\nMill\tTonnes\tShare\nRwizi Spinning Mills Ltd\t94\t47%\nKagera Yarn Works\t66\t33%\nNile Textiles\t40\t20%\nTotal\t200\t100%',
      },
    ],
  }).flags.map(({ code }) => code);
  expect(flags).not.toContain('CUSTOMER_CONCENTRATION');
});

test('a head with rows of another table above it is of its own rows', () => {
  const flags = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: 'Assumptions\t2024A\t2025A\t2026F\tRemark\nHeadcount\t48\t52\t61\t68\nTax rate, %\t25\t25\t25\tlosses carried forward not modelled\nDebtor days\t41\t39\t38\t38\n\nShare of sales by customer, 2025A\t%\nPricePoint Supermarkets Ltd\t44\nExport (Toronto, London; 9 importers)\t27\nHotels and restaurants (about 130)\t18\nOther shops\t11\nTotal\t100',
      },
    ],
  }).flags.map(({ code }) => code);
  expect(flags).toContain('CUSTOMER_CONCENTRATION');
});

test('an owner who paid nothing yet stands in the list of those who did', () => {
  const flags = (pool: string): string[] =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        {
          page: 1,
          text: `Cap table at 31 May 2026\nHolder\tShares\t%\tPaid in\nAsha Mwangi\t500,000\t50%\t5,000\nOtieno Were\t300,000\t30%\t3,000\nLake Fund LP\t120,000\t12%\t90,000\nOption pool\t80,000\t${pool}`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(flags('8%')).not.toContain('OWNERSHIP_MISMATCH');
  expect(flags('18%')).toContain('OWNERSHIP_MISMATCH');
});
