import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

/**
 * Passages with nothing against their company, written before anything was changed for them: what has ended, was paid, renewed
 * or followed, what belongs to others, what a contract provides for, and the words in which such things are told.
 */
const CLEAN: readonly (readonly [DocumentType, string])[] = [
  [
    'pitch_deck',
    'Where we stand\nLokoja Cold Room rents crates of chilled space to fishmongers at the river market. 412 of them stored fish with us in August 2025, up from 290 a year earlier.\nThe first cooling unit failed in 2023 and we lost two weeks of trade; the maker replaced it under warranty and we have bought a spare compressor since.\nOur food-handling permit runs to December 2027. The old one was renewed a month before it ran out.\nTwo other cold rooms work in town. Both are cheaper by the night and neither sells by the crate.',
  ],
  [
    'pitch_deck',
    'Team\nAdaeze Nwosu ran distribution for a brewery for nine years before she started this company with her cousin Chidi, who wrote the routing software. Both are employed full time and have signed over what they make.\nOur first finance lead, Mrs Bello, retired last December after a handover of three months, and Tunde Ajayi, formerly with an audit firm, has done the work since January.\nThere are 34 of us, 11 in Jos and 23 on the road. Four drivers left in the past year and all four places were filled.',
  ],
  [
    'pitch_deck',
    "Customers\nWe sell to 61 clinics. The largest, a mission hospital in Nyeri, brought 7 % of last year's sales and the ten largest together 31 %.\nUntil 2022 one county government made up most of our revenue. When it paid eleven months late we stopped selling on credit to public buyers, and its share is now below a tenth.\nNo clinic has left since the price rise in March; two have ordered less.",
  ],
  [
    'pitch_deck',
    'Competition\nThree firms sell prepaid irrigation in the valley: AquaPay, Shamba Flow and us. AquaPay has the better pump and a bigger sales force; we are cheaper to install and we fix a pump within two days.\nMost farmers still use a petrol pump or a bucket, and that is what we really compete with. If petrol fell by half, our offer would lose much of its point.',
  ],
  [
    'pitch_deck',
    'Our assumptions\nWe plan for revenue of 2.1 million rand in 2027 if we open four branches. With two branches the figure is 1.3 million.\nNone of this is contracted. What is contracted today is one school group, for 140,000 rand a year, until June 2027.\nReturns to investors depend on an exit that may never come, and they may lose what they put in.',
  ],
  [
    'business_plan',
    "Licences and regulation\nThe microfinance licence was issued by the Bank of Ghana on 4 April 2024 and is reviewed each year. The inspector's 2025 review asked for one change, to the wording of our complaints form, and we made it in the same week.\nWe do not take deposits and so need no banking licence; our lawyers confirmed this in writing.\nStaff who handle client money are registered with the association.",
  ],
  [
    'business_plan',
    "Risks\nA buyer may leave us; none buys more than 12 % of what we mill. A poor harvest raises the price of paddy, as in 2023, when our margin fell from 18 % to 11 %.\nDiesel could be rationed again. We keep ten days' worth in our own tank.\nShould the millers' association bring a case over the brand name, as it did against a mill in Mwea, we would be insured for the costs. No such case has been brought against us.",
  ],
  [
    'business_plan',
    'Suppliers\nWe buy resin from five makers in three countries, no more than a third from any of them, and we change between them by price. Bottles come from a factory in Thika and, when it is busy, from another in Nakuru.\nThe moulds are ours. If a maker fails, the next delivery takes three weeks from the other four.',
  ],
  [
    'business_plan',
    'Borrowing\nThe company owes 14.2 million shillings to Equity Bank, repaid in equal parts until May 2028 and secured on the two trucks. It is in the balance sheet under loans. Nothing else is owed to a lender.\nThe founders lent the company 600,000 at the start and got it back in 2023.\nWages, PAYE and pension contributions have been paid on the due day in each of the past 36 months.',
  ],
  [
    'business_plan',
    'Governance\nThe board met six times in 2025. Five directors sit on it: two founders, one for the investor, and two from outside, one of whom chairs the audit committee.\nMinutes are signed at the next meeting and kept at the registered office. The budget for the coming year is approved each November and compared with what came of it every quarter.',
  ],
  [
    'legal_docs',
    '12. Indemnities\n12.1 Each party shall indemnify the other against any loss arising from a breach of this Agreement or from a claim by a third party that the Services infringe its rights.\n12.2 If the Supplier becomes insolvent, ceases to trade or is unable to pay its debts as they fall due, the Customer may terminate this Agreement at once by notice.\n12.3 Neither party may assign this Agreement without the written consent of the other. This clause survives termination.',
  ],
  [
    'legal_docs',
    'Schedule 4 – Disclosures\n4.1 Litigation. A former distributor, Mapato Ltd, sued the Company in 2022 for unpaid commission. The suit was settled in May 2023 for TZS 18 million, which was paid the same month, and the parties released each other.\n4.2 Tax. The revenue authority audited the years 2020 to 2022 and closed its file without an adjustment.\n4.3 Employees. The former chief engineer left in 2021. His contract assigned his work to the Company and he has confirmed this by a letter dated 3 March 2025.',
  ],
  [
    'legal_docs',
    "Minutes of the board of Sunda Feeds Limited, 14 October 2025\nPresent: Mr Wekesa (chair), Ms Atieno, Dr Omar. Apologies: none.\n3. Mr Wekesa declared that he owns a quarter of the warehouse the company rents in Kisumu. He left the room; the others compared the rent with two nearby warehouses, found it lower than both, and renewed the lease for two years.\n4. The auditors' report for 2024, which is clean, was noted. The chair thanked the finance team.\n5. The licence of the feed mill, due for renewal in January, was renewed on 2 October.",
  ],
  [
    'legal_docs',
    "Employment Agreement\n7.1 All inventions, software and designs that the Employee makes in the course of the employment belong to the Company from the moment they are made.\n7.2 The Employee shall sign whatever is needed to record that.\n8. For twelve months after leaving, the Employee shall not work for a competitor in Kenya. Should the Employee resign, three months' notice is due.\n9. This Agreement replaces the letter of appointment of 1 February 2023.",
  ],
  [
    'legal_docs',
    "Shareholders' Agreement between Amara Solar Limited, the Founders and Kilimo Ventures\n9.4 A Founder who leaves within four years shall offer the unvested shares to the Company at par.\n9.5 No Shareholder may sell to a competitor. Where a Shareholder wishes to sell, the others have thirty days to buy at the price offered.\n10.1 The Board shall consist of five directors. No loan to a director, and no contract with one, may be made without the consent of the Investor.",
  ],
  [
    'financial_statements',
    "Independent auditor's report to the members of Tana Dairies Limited\nIn our opinion the financial statements give a true and fair view of the financial position of the company at 30 June 2025 and of its performance for the year then ended, in accordance with the IFRS for SMEs.\nThe directors are responsible for assessing the company's ability to continue as a going concern and for disclosing matters related to it. We are required to conclude on whether a material uncertainty exists. We have nothing to report in this regard.",
  ],
  [
    'financial_statements',
    "17. Related party transactions\nMilk worth KES 41 million was bought from farms of three directors at the price paid to all farmers. Directors' pay is shown in note 6. There were no balances with directors at the year end and no loans were made to them.\n18. Contingent liabilities\nThe claim of a former employee, disclosed last year, was dismissed by the court in February 2025 and not appealed.",
  ],
  [
    'financial_statements',
    '1. Basis of preparation\nThe company made a loss of GHS 1.1 million (2023: GHS 2.4 million). It had cash of GHS 9.8 million at the year end and no borrowings. The directors have prepared forecasts to December 2026 that show cash sufficient for at least 18 months, and the accounts are drawn up on a going concern basis.\n2. Revenue\nNo single customer accounted for more than 10 % of revenue in either year.',
  ],
  [
    'financial_statements',
    '9. Taxation\nCorporation tax of R 3.2 million for 2024 was paid in two parts in February and August 2025. Deferred tax of R 410,000 is recognised on assessed losses. There were no penalties.\n10. Borrowings\nThe term loan of R 12 million carries interest at prime plus 2 % and is repaid monthly to 2029. All covenants were met during the year.\n11. Events after the reporting date\nNone.',
  ],
  [
    'financial_statements',
    "Directors' report\nMr J. Phiri retired from the board on 31 March 2025 after twelve years. Ms L. Banda was elected in his place at the annual meeting.\nThe lawsuit over the Ndola site, of which we reported last year, ended when the seller withdrew it. The provision of ZMW 900,000 was released.\nThe operating licence was extended to 2031.",
  ],
  [
    'business_plan',
    'Dear shareholders,\nThird quarter in short: sales of 88 million naira, 6 % below budget, because the new line started five weeks late. Gross margin was 34 %, two points better than a year ago. We closed September with 121 million in the bank and spend about 7 million a month more than we take in, so the money lasts until early 2027.\nThe export permit for Ghana came through on 12 September. We shipped the first container a week later.\nOur head of sales, Femi, is on leave until the end of November; Grace covers for him, and he is back in December.',
  ],
  [
    'business_plan',
    'Dear all,\nThe tender of the water board went to somebody else. It would have been our largest contract and we had not counted on it in the budget.\nThe bank has extended the overdraft for another year on the same terms. We used none of it in the quarter.\nThe trade mark was registered in all 17 states on 8 August, in the name of the company.',
  ],
  [
    'legal_docs',
    "To the purchaser\nWe act for the company and have been asked to report on its disputes. We searched the registries of the High Court and the magistrates' courts in Nairobi and Mombasa on 6 November 2025. No case by or against the company is pending. Two cases of 2019 over dishonoured cheques were brought by the company and decided in its favour.",
  ],
  [
    'legal_docs',
    'Supply Agreement\n2.1 The Buyer shall buy all its requirements of packaging film from the Supplier during the Term, provided that the price stays within 5 % of the index in Schedule 2.\n2.2 The Buyer may buy elsewhere whatever the Supplier cannot deliver within ten days.\n6. Late payment bears interest at 1.5 % a month. If an invoice stays unpaid for sixty days the Supplier may suspend deliveries.',
  ],
  [
    'pitch_deck',
    "How we look after data\nBorrowers' records are kept in Lagos and Frankfurt, encrypted, and six people may open them. We are registered as a controller with the Commission and the last audit, in May 2025, found nothing to mend.\nIn 2024 a laptop was stolen. It held no borrower data; we told the Commission all the same and it closed the matter.",
  ],
  [
    'pitch_deck',
    "Nos clients\nNous livrons 230 boulangeries à Bouaké et Yamoussoukro. Aucune ne pèse plus de 4 % des ventes. La plus ancienne est là depuis notre premier mois.\nEn 2023, une chaîne d'hôtels faisait encore un tiers du chiffre d'affaires ; elle en fait 9 % aujourd'hui, parce que les boulangeries ont grandi plus vite.\nDouze clients nous ont quittés en 2024, surtout à cause des livraisons du dimanche, que nous avons reprises depuis.",
  ],
  [
    'pitch_deck',
    "L'équipe\nAwa Traoré, pharmacienne, a dirigé douze ans un dépôt de médicaments. Koffi Mensah a écrit le logiciel ; il est salarié de la société depuis sa création et son contrat lui cède tout ce qu'il écrit.\nLe responsable logistique est parti en juin pour raisons de santé. Son adjoint, formé depuis deux ans, tient le poste depuis le 1er juillet.",
  ],
  [
    'pitch_deck',
    "La concurrence\nDeux applications vendent déjà des billets d'autocar à Dakar. L'une a plus de lignes que nous, l'autre est gratuite pour le voyageur. Nous prenons 3 % et nous remboursons sous 24 heures un car annulé.\nLes guichets restent de loin le premier canal : huit billets sur dix s'y vendent encore.",
  ],
  [
    'business_plan',
    "Autorisations\nL'agrément de la direction des pharmacies a été délivré le 9 mai 2024 pour cinq ans. Le contrôle de mars 2025 n'a donné lieu à aucune observation.\nL'autorisation d'importer est accordée lot par lot ; les onze demandes de l'année ont été acceptées, la plus longue en six semaines.",
  ],
  [
    'business_plan',
    "Risques et parades\nLe prix du karité peut doubler d'une campagne à l'autre. Nous achetons à 14 coopératives et la plus grande nous fournit 15 % des amandes.\nUn litige avec un transporteur nous a opposés en 2022 ; il s'est terminé par un accord et le camion a été payé.\nSi la banque ne renouvelait pas le crédit de campagne, nous achèterions un tiers de moins, sans mettre la société en danger.",
  ],
  [
    'business_plan',
    "Situation fiscale et sociale\nLes impôts et les cotisations de 2024 et du premier semestre 2025 sont payés ; les attestations datent d'août. Un contrôle portant sur 2021 et 2022 s'est soldé par un rappel de 1,2 million de francs, réglé en avril 2024.\nLa dette envers la SGBS, 45 millions, figure au bilan et s'amortit jusqu'en 2029.",
  ],
  [
    'legal_docs',
    "Procès-verbal de l'assemblée générale ordinaire du 20 juin 2025\nPremière résolution. L'assemblée approuve les comptes de l'exercice 2024, certifiés sans réserve par le commissaire aux comptes, et donne quitus au gérant.\nDeuxième résolution. M. Diallo, dont le mandat d'administrateur arrive à son terme, ne demande pas son renouvellement. Mme Sow est élue pour trois ans.\nTroisième résolution. La convention de bail avec M. Ndiaye, associé, autorisée par le conseil en son absence et conclue au loyer du quartier, est approuvée.",
  ],
  [
    'legal_docs',
    "Article 8 – Défaillance\nSi l'emprunteur ne paie pas une échéance dans les trente jours, cesse son activité ou fait l'objet d'une procédure collective, la banque peut exiger le remboursement immédiat du prêt.\nArticle 9 – Cession\nL'emprunteur ne peut céder ses droits sans l'accord écrit de la banque. Tout différend est porté devant le tribunal de commerce d'Abidjan.",
  ],
  [
    'legal_docs',
    "Contrat de prestation\n5. Le prestataire cède au client, à mesure qu'ils sont créés, tous les droits sur les logiciels et les documents. Aucune somme n'est due en plus du prix.\n6. Le prestataire déclare qu'aucun de ses salariés ni aucun tiers ne détient de droit sur ces créations.\n7. En cas de retard de paiement, une pénalité de 1 % par mois est due.",
  ],
  [
    'legal_docs',
    "Lettre d'information à l'acquéreur\nLe procès engagé par un ancien locataire a pris fin le 14 janvier 2025 par un arrêt devenu définitif ; la société a gagné et les frais lui ont été remboursés.\nLe bail des bureaux, échu en mars, a été renouvelé pour neuf ans par acte du 2 avril.\nLe pacte d'associés signé en 2021 lie tous les porteurs de parts.",
  ],
  [
    'financial_statements',
    "Rapport du commissaire aux comptes\nNous certifions que les comptes annuels sont réguliers et sincères et donnent une image fidèle du résultat de l'exercice ainsi que de la situation financière et du patrimoine de la société au 31 décembre 2024.\nIl appartient à la direction d'évaluer la capacité de la société à poursuivre son exploitation. Nous n'avons pas d'observation à formuler sur ce point.",
  ],
  [
    'financial_statements',
    "Note 12 – Clients\nLes créances sur l'État, 84 millions de FCFA, ont été encaissées en février 2025. Aucun client ne représente plus de 10 % du chiffre d'affaires.\nNote 13 – Provisions pour litiges\nLa provision constituée en 2023 pour un litige prud'homal a été reprise, l'affaire ayant été conciliée en mai 2024.",
  ],
  [
    'financial_statements',
    "Note 20 – Parties liées\nLa société loue son entrepôt à la SCI Baobab, détenue par deux associés. Le loyer, 1,8 million par mois, a été fixé par un expert et n'a pas changé depuis 2021. L'avance consentie au gérant en 2023 a été remboursée en totalité en mars 2024.\nNote 21 – Engagements hors bilan\nNéant.",
  ],
  [
    'business_plan',
    "Chers associés,\nLe troisième trimestre a été bon : 312 millions de francs de ventes contre 270 un an plus tôt. La trésorerie s'élevait à 190 millions fin septembre et suffit pour quinze mois au rythme actuel.\nNotre directrice technique est rentrée de son congé le 1er septembre. Le nouveau contrat avec la centrale d'achat a été signé le 18 ; elle pèsera environ 8 % des ventes.\nL'exclusivité de notre fournisseur italien a pris fin et nous achetons désormais aussi en Turquie.",
  ],
  [
    'pitch_deck',
    "Ce que nous demandons\n350 000 euros : 180 000 pour deux fours, 120 000 pour le stock et 50 000 pour six mois de salaires d'une commerciale.\nNos prévisions tablent sur 900 000 euros en 2027. Elles supposent que les deux fours tournent à 70 % ; à 50 %, nous restons autour de 640 000 et ne gagnons rien.\nNous ne promettons ni dividende ni rachat : l'argent peut être perdu.",
  ],
];

/** Told of numbers, not of what sentences mean. */
const REMARKS = new Set(['UNDATED_METRICS']);

test.each(CLEAN)('nothing is held against a clean %s: %j', (type, text) => {
  const { flags } = analyseDocument({ type, pages: [{ page: 1, text }] });
  expect(flags.map(({ code }) => code).filter((code) => !REMARKS.has(code))).toEqual([]);
});
