import { STATES_OF_FIGURES } from './account-state.ts';
import { namesThoseDealtWith } from './buyer-word.ts';
import { MONTH_NAMES } from './period-word.ts';

/**
 * The canonical chart of accounts that rows of statements are read into: income statement, balance sheet and cash, then
 * what companies count. English wording and that of SYSCOHADA.
 */
export const ACCOUNTS = [
  'revenue',
  'costOfSales',
  'grossProfit',
  'otherIncome',
  'staffCosts',
  'operatingExpenses',
  'totalExpenses',
  'ebitda',
  'depreciation',
  'operatingProfit',
  'financeCosts',
  'profitBeforeTax',
  'incomeTax',
  'netProfit',
  'nonCurrentAssets',
  'currentAssets',
  'inventories',
  'receivables',
  'cash',
  'totalAssets',
  'equity',
  'nonCurrentLiabilities',
  'currentLiabilities',
  'borrowings',
  'totalLiabilities',
  'totalEquityAndLiabilities',
  'openingCash',
  'changeInCash',
  'closingCash',
  'recurringRevenueMonthly',
  'recurringRevenueAnnual',
  'burn',
  'customers',
  'users',
  'headcount',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Folded wordings, divided by bars. The whole label must be one of them, with room for slips of the pen. */
const WORDINGS: Readonly<Record<Account, string>> = {
  revenue: `net sales revenue | invoiced sales | invoiced revenue | sales turnover | gross sales | total turnover net | total sales revenue | total net revenue | sales ytd | net turnover | ventes ht | ventes totales | ventes de marchandises et produits | revenus d'exploitation | revenus nets | chiffre d'affaires total | chiffre d'affaires realise | total du chiffre d'affaires | total revenus | total des revenus | produits des activites ordinaires | production de l'exercice | commissions nettes | service revenue | total service revenue | total fees | commission and fees | commissions and fees | fees and commission | fees and commissions | commissions et frais | total income from operations | ventes et produits annexes | receita liquida | revenue | revenues | commissions percues | commissions encaissees | commissions earned | billed revenue | invoiced revenue | recognised revenue | all revenue | all revenues | all sales | all turnover | all income | takings | net takings | facturation | facturation totale | facturation nette | net billing | net billings | total revenue | total revenues | net revenue | net revenues | gross revenue | turnover |
    total turnover | net turnover | sales | total sales | net sales | sales revenue | revenue from contracts with customers |
    revenue from contract with customers | operating revenue | total operating revenue | revenue from operations |
    total income from sales | fee income | income from sales | monthly revenue | annual revenue |
    chiffre d'affaires | chiffres d'affaires | chiffre d'affaires net | chiffre d'affaires ht | total chiffre d'affaires | ca | ca ht |
    ca net | ventes | ventes nettes | total ventes | total des ventes | produits des ventes | revenus | revenu total | recettes | total recettes |
    total income | produits d'exploitation | total produits d'exploitation | total des produits d'exploitation |
    total des produits | total produits | produits totaux | total de produits | ensemble des produits | total incomes | income in all | total takings`,
  costOfSales: `cost of sales total | total cogs | total cost of goods sold | total direct costs | direct expenses | cost of production | cost of services provided | variable costs | cout des ventes total | cout total des ventes | couts variables | cout de production vendu | cout des produits et services vendus | cout des biens et services vendus | cout d'achat des marchandises | cout d'achat des ventes | cout des services | total cout des ventes | achats et consommations | consommation de l'exercice | cost of inventory sold | costs of goods sold | cost of milk purchased | material cost | cost of material | cost of sales | cost of goods | costs of sales | cost of goods sold | cost of revenue | cost of revenues | cogs | direct costs | direct cost |
    cost of services | cost of services rendered | total cost of sales | cout des ventes | couts des ventes | cout de revient |
    cout des marchandises vendues | cout des produits vendus | achats consommes | achats consommes de matieres | achats consommes de matieres et fournitures | achats revendus de marchandises | achats consommes de marchandises | couts directs |
    cost of materials consumed | cost of raw materials consumed | cost of goods and services | cost of sales and services | cout d'achat des marchandises vendues | cout de production`,
  grossProfit: `gross surplus | resultat brut | gross earnings | gp | gross profit margin | total gross profit | gross contribution | marge brute totale | marge brute sur ventes | marge sur cout d'achat | marge sur cout de production | marge sur couts directs | marge sur couts variables | benefice brut d'exploitation | gross profit | gross profit loss | gross margin | gross result | marge brute | marge commerciale | benefice brut | resultat brut`,
  otherIncome: `other income | other operating income | other gains | other gains and losses | autres produits | autres revenus | sundry income`,
  staffCosts: `staff costs | staff cost | personnel expenses | personnel costs | employee benefits | employee benefits expense |
    employee costs | staff and related costs | cout du personnel | couts de personnel | salaries and wages | salaries | wages and salaries | payroll | charges de personnel | frais de personnel | masse salariale`,
  operatingExpenses: `total overhead | overhead | overhead costs | total indirect costs | indirect costs | total opex and overheads | running costs | total running costs | operating expenditure | total operating expenditure | fixed costs | total fixed costs | total admin expenses | total administrative expenses | selling and administrative expenses | selling and administration expenses | charges fixes | charges fixes totales | total charges fixes | frais fixes | charges de structure | frais de structure | total frais de structure | total charges de structure | total frais generaux | frais de fonctionnement | charges de fonctionnement | charges operationnelles totales | total charges operationnelles | frais generaux et administratifs | frais generaux et commerciaux | couts fixes | couts operationnels | total des charges d'exploitation | total opex total | operating expenses | total operating expenses | operating costs | total operating costs | opex | total opex | overheads | total overheads |
    administrative expenses | general and administrative expenses | administrative and general expenses | selling general and administrative expenses |
    sg a | sga | charges d'exploitation | total charges d'exploitation | charges operationnelles | frais generaux | depenses d'exploitation`,
  totalExpenses: `total expenses | total costs | total expenditure | expenses | expenditure | total des charges | total charges | charges totales | depenses totales`,
  ebitda: `ebitda ltm | ebitda (ltm) | ebitda profit | ebitda ajuste | marge d'ebitda | rbe | resultat brut d'exploitation | excedent brut | excedent brut d'exploitation ebe | operating profit before depreciation | profit before depreciation interest and tax | pbdit | earnings before interest tax and depreciation | ebitda | adjusted ebitda | excedent brut d'exploitation | ebe | earnings before interest tax depreciation and amortisation |
    earnings before interest taxes depreciation and amortization`,
  depreciation: `depreciation | depreciation and amortisation | depreciation and amortization | depreciation amortisation | amortissements |
    dotations aux amortissements | dotations aux amortissements et provisions | dotations aux amortissements provisions et depreciations`,
  operatingProfit: `income from operations | ebit ajuste | operating profit ebit | profit from operations ebit | trading profit | operating surplus | results from operations | result from operations | pbit | profit before interest and tax | earnings before interest and tax | resultat d'exploitation rex | rex | resultat operationnel net | benefice operationnel | perte operationnelle | resultat des activites operationnelles | operating profit | operating loss | operating profit loss | operating income | profit from operations | loss from operations |
    profit loss from operations | ebit | results from operating activities | operating result | operating surplus | operating deficit | resultat d'exploitation |
    resultat operationnel | perte d'exploitation | benefice d'exploitation | solde d'exploitation | solde net d'exploitation | deficit d'exploitation | operating balance | net operating result |
    profit from operating activities | resultat operationnel courant`,
  financeCosts: `bank interest | bank interest and charges | interest costs | interest cost | interest paid | interest charges | interest on borrowings | loan interest | finance cost ltm | financial charges | financial expenses | net financial expenses | mark up and bank charges | markup and bank charges | finance charges net | interets bancaires | interets et agios | agios et interets | agios | agios bancaires | agios et interets bancaires | frais bancaires et interets | charges d'interets | couts financiers | charges financieres de l'exercice | cout de l'endettement | finance costs | finance cost | net finance costs | interest expense | interest | interest and similar charges | finance charges | frais financiers |
    charges financieres | resultat financier | interets |
    finance expense | finance expenses | financing costs | interest expenses | interest and finance costs | interest payable | bank charges and interest | interest and bank charges | borrowing costs | interest on loans |
    frais financiers et charges assimilees | interets et charges assimilees | charges financieres nettes | interets sur emprunts | charges d'interets`,
  profitBeforeTax: `pbt | before tax | before taxation | avant impot | avant impots | profit before taxes | net profit before taxation | profit before tax and levies | surplus before tax | surplus before taxation | deficit before tax | net surplus before tax | result before tax | income before tax | income before income tax | profit before exceptional items and tax | profit before tax pbt | resultat ordinaire avant impots | resultat ordinaire avant impot | resultat des activites ordinaires avant impot | resultat avant is | resultat avant impots sur les benefices | benefice avant impots | rai | profit on ordinary activities before taxation | profit before tax | loss before tax | profit before taxation | loss before taxation | profit loss before tax | loss profit before tax | profit before income tax |
    loss before income tax | profit loss before taxation | profit before income taxes | resultat avant impot | resultat avant impots | resultat courant avant impots |
    benefice avant impot | perte avant impot |
    net profit before tax | net loss before tax | earnings before tax | resultat net avant impot | resultat avant impot sur le resultat | resultat courant`,
  incomeTax: `taxes | tax on profit | company tax | company tax 30 | corporate tax | corporate tax expense | corporation tax charge | income taxes | income tax charge | total tax expense | total tax | provision for tax | provision for taxation for the year | profit tax | impots exigibles sur resultats ordinaires | impots exigibles | impot sur les resultats | impots sur les resultats | impot exigible | is | is du | impot societes | impots sur les societes | impot sur le benefice | impots sur les benefices industriels et commerciaux | charge d'impot | imf | acompte isb | isb | bic | bic isb | income tax | income tax expense | income tax credit | taxation | tax | tax expense | tax charge | corporate income tax | corporation tax |
    impot sur le resultat | impots sur le resultat | impot sur les benefices | impots sur les benefices | impot sur les societes | impots`,
  netProfit: `pat | result after tax | result after taxation | resultat apres impot | resultat apres impots | after tax | after taxation | apres impot | apres impots | profit after tax pat | net profit pat | net earnings | earnings after tax | net surplus | surplus after tax | surplus for the period | net surplus for the year | profit attributable to shareholders | result for the year | result for the period | profit after taxation for the year | bottom line | net income after tax | profit and total comprehensive income | resultat net provisoire | resultat net apres impot | benefice net apres impot | resultat net de la societe | benefice de la periode | resultat de la periode | resultat apres impot | profit for the year | loss for the year | profit loss for the year | loss profit for the year | profit for the period | loss for the period | profit loss for the period |
    net profit | net loss | net income | net profit loss | net loss profit | profit after tax | loss after tax | profit after taxation | loss after taxation | profit loss after tax |
    net result | surplus for the year | deficit for the year | resultat net | resultat net de l'exercice | resultat de l'exercice | benefice net | perte nette | benefice de l'exercice |
    perte de l'exercice |
    profit for the financial year | loss for the financial year | net profit for the year | net loss for the year | profit for the half year | loss for the half year | profit after income tax | net profit after tax | net loss after tax | net profit for the period | resultat net de la periode | resultat net comptable | benefice net de l'exercice | perte nette de l'exercice`,
  nonCurrentAssets: `non current assets | total non current assets | fixed assets | total fixed assets | actif immobilise | total actif immobilise | actifs non courants | total actifs non courants`,
  currentAssets: `current assets | total current assets | actif circulant | total actif circulant | actifs courants | total actifs courants`,
  inventories: `inventory on hand | stock on hand | stock in trade | closing stock | stocks and work in progress | stock at cost | inventories and work in progress | stores and stocks | stocks de marchandises | stocks de produits | stocks et en cours | total stocks | valeur des stocks | stocks magasin | inventories | inventory | stock | stocks | stocks et encours | stock in trade |
    inventories and work in progress | inventory and work in progress | stock and work in progress | stock in hand | stocks de marchandises | stocks et en cours`,
  receivables: `trade debts | trade debtors | sundry debtors | debtors control | accounts receivables | receivables from customers | trade receivables net | net trade receivables | customer receivables | amounts due from customers | clients debiteurs | clients et effets a recevoir | creances commerciales | creances sur clients | encours clients | clients nets | clients et autres debiteurs | clients et comptes rattaches nets | trade receivables | trade and other receivables | receivables | accounts receivable | debtors | trade debtors | clients et comptes rattaches | creances | creances clients |
    creances et emplois assimiles |
    debtors and prepayments | receivables and prepayments | trade and other debtors | sundry debtors | creances clients et comptes rattaches | creances commerciales`,
  cash: `encaisse | caisse et banque | banque et monnaie mobile | banque caisse et monnaie mobile | banques caisse et assimiles | caisse banque et mobile money | total des avoirs en banque | encaisse et placements | tresorerie nette | month end bank balance | closing bank balance | bank balance at month end | bank and cash | bank and cash balances | cash and bank balance | cash and short term investments | cash and bank deposits | cash end | cash end of month | cash at end | balance at bank | bank balances | total cash and bank | cash on hand and at bank | cash in hand and at bank | cash and equivalents | cash position | banques et caisse | banque et caisse | banques et caisses | caisse et banques | disponible | solde bancaire | solde bancaire fin de mois | solde en banque | tresorerie disponible | tresorerie nette fin de mois | liquidites et equivalents de liquidites | tresorerie actif | total tresorerie actif | cash | cash and cash equivalents | cash cash equivalents | cash at bank | cash at bank and in hand | bank and cash | cash and balances with banks | cash and balances at bank | cash in hand and at bank | cash and bank | cash and bank balances | bank and cash balances |
    cash and bank balance | bank balances | bank balances and cash | cash balance | cash balances | cash in bank | bank | cash and mobile money | bank and mobile money | cash bank and mobile money | bank and momo | bank and till | bank and petty cash | bank cash and mobile money | money in bank | money at bank |
    banque caisse et mobile money | tresorerie | tresorerie actif | total tresorerie actif |
    disponibilites | banques cheques postaux caisse | banques cheques postaux caisse et assimiles | banque et caisse | banques caisse | banques et caisse | banque caisse | caisse et banque |
    tresorerie et equivalents de tresorerie | liquidites |
    balances with banks | cash at banks | cash on hand and at bank | cash in hand and at banks | cash and short term deposits | cash and deposits`,
  totalAssets: `total du bilan | total bilan | total de bilan | balance sheet total | total balance sheet | total general actif | total de l'actif | total des actifs | actif total | total net assets and liabilities | total actifs | total assets | assets total | total actif | total de l'actif | total general actif | total actifs | total bilan actif`,
  equity: `shareholders funds | net worth | total net worth | members funds | total members funds | net equity | total owners equity | total des capitaux propres | capitaux propres totaux | total fonds propres | situation nette | equity | total equity | shareholders equity | total shareholders equity | shareholders funds | shareholders deficit | shareholders deficit/funds | shareholders funds/deficit | total shareholders funds | owners equity | net assets | capitaux propres |
    total capitaux propres | total capitaux propres et ressources assimilees | capitaux propres et assimiles | fonds propres |
    total equity and reserves | capital and reserves | total capital and reserves | total shareholder equity | shareholder equity | total des capitaux propres | situation nette`,
  nonCurrentLiabilities: `non current liabilities | total non current liabilities | long term liabilities | total long term liabilities | passifs non courants | total passifs non courants |
    dettes financieres et ressources assimilees | total dettes financieres`,
  currentLiabilities: `current liabilities | total current liabilities | passif circulant | total passif circulant | passifs courants | total passifs courants`,
  borrowings: `all borrowings | prets bancaires | total prets bancaires | financial obligations | obligations financieres | all our borrowings | all debt | all debts | all bank debt | financial debt | total financial debt | owed to banks | total owed to banks | owed to lenders | total owed to lenders | dettes de financement | dettes de financement credits bancaires | total bank debt | bank debt | total bank borrowings | bank loans and overdrafts | bank overdraft and loans | loans payable | term financing | debt outstanding | total loans | outstanding loans | loan outstanding | loans outstanding | loan balance | total bank loans | dettes bancaires | dette bancaire | dette financiere | endettement | endettement financier | total dettes financieres | encours bancaire | credit bancaire | credits bancaires | credit de campagne | emprunts et decouverts | dettes aupres des banques | borrowings | loans and borrowings | total borrowings | bank loans | bank loan | loans | term loan | interest bearing loans | interest bearing loans and borrowings | emprunts |
    emprunts et dettes financieres | emprunts et dettes financieres diverses | dettes financieres | emprunts bancaires | total debt | debt |
    bank borrowings | term loans | loan payable | loans payable | bank term loan | interest bearing borrowings | emprunts et dettes assimilees | emprunts aupres des etablissements de credit`,
  totalLiabilities: `total external liabilities | total debts and liabilities | total du passif exigible | total dettes et passifs | liabilities | total liabilities | total dettes | total des dettes | dettes totales | total passifs`,
  totalEquityAndLiabilities: `total equity and liabilities | total liabilities and equity | total equity liabilities | equity and liabilities | total shareholders equity and liabilities |
    total liabilities and shareholders equity | total passif | total du passif | total general passif | total passif et capitaux propres | total capitaux propres et passifs | total bilan passif`,
  openingCash: `cash and cash equivalents at beginning of year | cash and cash equivalents at the beginning of the year | cash at beginning of year | cash at the beginning of the year | cash and cash equivalents at 1 january |
    cash at beginning of period | cash and cash equivalents at beginning of period | opening cash | opening cash balance | opening balance | opening | opening bank balance | balance brought forward | ouverture | solde d'ouverture | solde initial | debut de periode | cash at start |
    tresorerie initiale | tresorerie d'ouverture | tresorerie nette au 1er janvier |
    tresorerie en debut d'exercice | tresorerie a l'ouverture | tresorerie au debut | tresorerie debut de periode`,
  changeInCash: `net increase in cash | net decrease in cash | net increase in cash and cash equivalents | net decrease in cash and cash equivalents | net increase decrease in cash and cash equivalents |
    net decrease increase in cash and cash equivalents | net change in cash | net cash flow | net movement in cash | change in cash | variation de tresorerie | variation de la tresorerie nette |
    variation de la tresorerie | variation nette de tresorerie | flux net de tresorerie`,
  closingCash: `tresorerie nette a la cloture | cash and cash equivalents at end of year | cash and cash equivalents at the end of the year | cash at end of year | cash at the end of the year | cash and cash equivalents at 31 december |
    cash at end of period | cash and cash equivalents at end of period | closing cash | closing cash balance | closing balance | ending cash | cash at period end | month end cash | tresorerie de cloture |
    tresorerie nette au 31 decembre | tresorerie en fin d'exercice | tresorerie a la fin | tresorerie a la cloture | tresorerie fin de mois | cloture | solde de cloture | solde final | fin de periode |
    solde fin de periode | tresorerie finale | closing | closing position | closing bank balance | end balance | balance carried forward | cash carried forward | cash at close`,
  recurringRevenueMonthly: `mrr | monthly recurring | monthly recurring income | revenu recurrent mensuel | revenus recurrents mensuels | recurring revenue monthly | monthly recurring revenues | monthly recurring revenue | revenu mensuel recurrent | revenus mensuels recurrents`,
  recurringRevenueAnnual: `arr | annual recurring revenue | revenu annuel recurrent | revenus annuels recurrents`,
  burn: `net burn month | net burn per month | monthly burn rate | average monthly burn | average burn | avg monthly burn | burn net | burn net mensuel | burn mensuel net | net monthly burn | cash burn monthly | consommation mensuelle | consommation mensuelle de tresorerie | burn | net burn | cash burn | monthly burn | monthly net burn | net cash burn | burn rate | consommation de tresorerie | consommation nette de tresorerie | burn mensuel`,
  customers: `active shops | paying shops | active merchants | clinics live | paying schools | paying clinics | paying farmers | marchands actifs | clients facture | abonnes raccordes | comptes clients | hotels buying | kiranas transacting | paying accounts | customers live | live customers | billed customers | clients servis | clients finaux | customers served | paying users | customers | paying customers | active customers | number of customers | total customers | customers number | clients | nombre de clients | clients actifs | clients payants | paying clients | subscribers | active subscribers |
    abonnes | paying merchants | active merchants | merchants`,
  users: `members | active members | registered members | number of members | total members | membres | membres actifs | membres inscrits | nombre de membres | subscriptions | active subscriptions | paid subscriptions | saas subscriptions | abonnements | abonnements actifs | users | active users | monthly active users | mau | number of users | registered users | total users | utilisateurs | utilisateurs actifs | nombre d'utilisateurs | utilisateurs inscrits`,
  headcount: `everyone | hands on the books | heads on the books | souls on the books | people on the books | staff paid | employees paid | number of staff paid | people paid | salaries payes | effectif paye | everybody | tout le monde | employees at year end | number of staff at year end | staff at year end | total personnel | personnel total | team | team members | full time staff | permanent headcount | headcount fte | effectif fin de periode | effectif au 31 12 | nombre d'agents | effectif permanents | salaries a la cloture | headcount | permanent staff | permanent employees | effectif permanent | salaries permanents | all staff | all employees | employees | number of employees | heads | crew | people | our people | workforce | collaborateurs | nos equipes | enseignants et personnel | personnel et enseignants | staff | staff number | staff numbers | number of staff | team size | full time employees | total headcount | on payroll | on the payroll | personnel declare | total on payroll | total staff | staff in all | people employed | persons employed | average number of employees | fte | ftes | effectif |
    effectifs | employes | nombre d'employes | nombre de salaries | effectif total | effectif moyen | salaries fin de periode`,
};

/** Accounts that are counts: they take no currency, and a table's thousands are not theirs. */
export const COUNTED: ReadonlySet<Account> = new Set(['customers', 'users', 'headcount']);
/** What stands on a day rather than flows over a period. */
export const STANDING: ReadonlySet<Account> = new Set([
  'nonCurrentAssets',
  'currentAssets',
  'inventories',
  'receivables',
  'cash',
  'totalAssets',
  'equity',
  'nonCurrentLiabilities',
  'currentLiabilities',
  'borrowings',
  'totalLiabilities',
  'totalEquityAndLiabilities',
  'openingCash',
  'closingCash',
  'customers',
  'users',
  'headcount',
]);

const LEADING =
  /^(?:notes? \d{1,2}(?:\.\d)? ?[-:.]|(?:[a-z]{2}|[ivx]{1,4}|[a-z]|\d{1,2}(?:\.\d{1,2})*)[.)]|[*•#-]|(?:total )?[ivx]{1,5} [-:]|less|add|plus|moins|dont|=|\([a-z\d]{1,3}\))[: ]+/;
const TRAILING = new RegExp(
  ` (?:\\(?notes? \\d{1,2}(?:\\.\\d)?\\)?|\\[\\d{1,2}\\]|\\*{1,3}|${STATES_OF_FIGURES}|: ?)$`,
);
const UNIT_NOTE = /\((?:[^()]{0,40})\)/g;
/** `Takings, ₦m`: a sign with its scale behind a name. */
const SIGN_BEHIND = /[a-z)],? (?:us|gh|[nar])?[$€£₦₵₹৳] ?(?:'?000s?|k|m|mn|bn|thousands?|millions?)?$/;

/** A label without numbering, notes, units in brackets and punctuation. */
export function plainLabel(label: string): string {
  let text = label
    .trim()
    .replace(UNIT_NOTE, (note) =>
      /^\((?:loss|profit|decrease|increase|perte|deficit)\)$|^\((?:before|avant) [^)]*\b(?:tax|taxation|impots?)\)$/.test(
        note,
      )
        ? ` ${note.slice(1, -1).replace(' any ', ' ')} `
        : ' ',
    );
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(LEADING, '')
      .replace(TRAILING, '')
      .replace(SIGN_BEHIND, (end) => end.charAt(0))
      .trim();
  }
  return text
    .replace(/ incl(?:\.|uding) .*$/, '')
    .replaceAll(/['’]s\b/g, 's')
    .replaceAll(/shareholders?'/g, 'shareholders')
    .replaceAll(/[^a-z\d' ]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(?:profit loss|loss profit|loss)\b/g, 'profit')
    .replaceAll(/\b(?:increase decrease|decrease increase|decrease)\b/g, 'increase')
    .replaceAll(/\bdeficit\b/g, 'surplus')
    .trim();
}

const byLabel = new Map<string, Account>();
const byLength = new Map<number, string[]>();
for (const account of ACCOUNTS)
  for (const wording of WORDINGS[account].split('|')) {
    const label = plainLabel(wording.replaceAll(/\s+/g, ' '));
    byLabel.set(label, account);
    byLength.set(label.length, [...(byLength.get(label.length) ?? []), label]);
  }

/** Whether two words differ by at most `most` letters put in, left out, changed or swapped. */
function isNearly(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swap =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Infinity;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return (row[other.length] ?? Infinity) <= most;
}

const FUZZY_FROM = 7;
const LONGEST_LABEL = 90;
const known = new Map<string, Account | null>();
const MOST_KNOWN = 5_000;

/** `Net borrowings`, `emprunts nets`: what was borrowed less what was paid back, or debt less cash; no debt. */
const NET_DEBT = /^(?:net (?:borrowings?|loans?)|(?:borrowings?|loans?),? net|emprunts? nets?)$/;

/** The account a folded row label names, or null. A slip of one letter in eight is read over. */
export function accountOf(label: string): Account | null {
  if (label.length > LONGEST_LABEL) return null;
  const seen = known.get(label);
  if (seen !== undefined) return seen;
  const found = STAFF_COUNTED.test(label)
    ? 'staffCosts'
    : PUT_IN.test(label)
      ? null
      : (recurringNamed(label) ?? find(plainLabel(label.replace(OF_WHOM, ''))) ?? inBrackets(label));
  if (known.size < MOST_KNOWN) known.set(label, found);
  return found;
}

/** `Proposed new equity`. Of folded text, for patterns. */
export const NEW_EQUITY = '(?:(?:proposed|planned) )?(?:new|fresh|additional) (?:share )?(?:equity|capital)';
/** `New equity (round A)`: what owners are to put in, and not what is theirs. */
const PUT_IN = new RegExp(
  String.raw`^${NEW_EQUITY}\b|^(?:nouveaux (?:fonds propres|capitaux)|(?:fonds propres|capitaux) nouveaux)\b|^equity (?:to be raised|raised|injections?|sought|required)\b`,
);

/** `Staff (31 people)`: what those in brackets cost. */
const STAFF_COUNTED =
  /^(?:all |our )?(?:staff|team|employees|personnel|equipe|salaries) \((?!(?:19|20)\d\d\))\d{1,4}(?: [a-z -]{3,24})?\)$/;

const PLANNED =
  /^(?:targets?|targeted|budget|budgeted|planned|projected|forecast|expected) (?!to )|^(?:objectifs?|budget|cibles?|previsions?) (?:de |du |d')(?:la |l')?|,? (?:targets?|budget|forecasts?|projections?|plan|prevue?s?|previsionnelle?s?|budgetee?s?|vise|visee)(?= ?(?:\([^()]*\))?$)/;
/** `Revenue target (KES m)`, `objectif de chiffre d'affaires`: the account that a row plans, or null where it plans none. */
export function accountPlanned(label: string): Account | null {
  const name = label.replace(PLANNED, '');
  const account = name === label ? null : accountOf(name.trim());
  return account === null || COUNTED.has(account) ? null : account;
}

/** `Revenue of the group`: whose it is, behind the name. */
const OF_WHOM = / (?:of (?:the|our) (?:group|company)|du groupe|de la societe)$/;

/** Whether a folded label is a name of an account to the letter. */
export const isAccountName = (label: string): boolean => byLabel.has(plainLabel(label));

/** `Subscriptions (MRR)`: the measure that the brackets name, be it counted otherwise elsewhere. */
const recurringNamed = (label: string): Account | null =>
  byLabel.get(/[a-z]{3} \((mrr|arr)\)$/.exec(label)?.[1] ?? '') ?? null;

/** `Ventes de biens et services (chiffre d'affaires)`: what the brackets name. */
function inBrackets(label: string): Account | null {
  const account = byLabel.get(plainLabel(BRACKETED.exec(label)?.[1] ?? '')) ?? null;
  return account === null || STANDING.has(account) ? null : account;
}
const BRACKETED = /[a-z]{3} \(([a-z][a-z' ]{5,40})\)$/;

/** When, what in or how counted, behind the name of a row: `effectif au 31 décembre`, `MRR, December`, `revenue ghs`. */
const BEHIND_NAME =
  / (?:(?:(?:at|as at|as of|on|in|au|a|a la|en|le|fin|de|d'|per|each|monthly|mensuelle?|net|nets|in the half year|in the last month of the quarter|quarter end|quarter-end|fin de trimestre|in the half-year|in the quarter|in the year|in the month|in the period|du semestre|du trimestre|fy ?\d{2,4}|the|end|end of|year|year end|year-end|month end|period end|cloture|annee|exercice|periode|period|quarter|half|half-year|trimestre|semestre|du premier|du deuxieme|du second|des (?:trois|six|neuf|dix|\\d{1,2}) premiers mois|first (?:three|six|nine|ten) months|, hors taxes?|hors taxes?|hors tva|excluding vat|excl vat|net of vat|first|second|l'annee|d'annee|l'exercice|close|\d{1,2}|20[0-4]\d|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|peak|last|final|dernier|month|mois|closing|average|moyen|moyenne|today|now|current|actuel|actuelle|actual|actuals|as per|accounts|of|audited|unaudited|to|for|ended|ending|clos|achieved|reported|realise|realises|realisee|realisees|reel|reels|audite|provisoire) ?)+|(?:in )?(?:usd|eur|gbp|ngn|kes|kshs?|ghs|zar|egp|ugx|tzs|rwf|xof|xaf|f ?cfa|mad|dhs?|tnd|inr|idr|brl|zmw|etb|naira|cedis?|rands?)(?: (?:m|k|mn|bn|thousands?|millions?|billions?|lakhs?|crores?))?|(?:in )?(?:thousands?|millions?|crores?|lakhs?))$/;
const ON_A_DAY = / (?:au|a fin|fin|a la fin|en fin) /;
const IS_OPENING = /\b(?:1 |1er |opening|ouverture|beginning|start|debut)\b/;
/** Those who buy, named by a trade: `exploitations clientes`, `borrowers`. */
const BUYERS =
  /^(?!potential|possible|target|prospective|lost|new |autres|former|(?:encaissement|reglement|paiement|versement|virement|remboursement|avance|acompte|depot|remise|receipt|payment|refund|deposit|collection)s? )(?:number of |nombre d'|nombre de |active |paying |total )?(?:[a-z]+ )?(?:clients?|clientes|customers|subscribers|abonnes|buyers|borrowers|emprunteurs|policyholders|assures)(?: (?:active|actifs|actives|paying|payants|served|factures|invoiced))?$|^(?:schools|shops|clinics|hotels|restaurants|pharmacies|merchants|farmers|firms|companies|households|ecoles|boutiques|cliniques|pharmacies|menages|entreprises) (?:paying|payantes?|under contract|sous contrat|billed|facture(?:e?s)?)$|^account holders$|^(?:client|customer) (?:companies|firms|businesses|accounts)$|^(?:entreprises|societes) clientes$/;

/** Those who are paid by the month, whatever is said of how: `full-time staff`, `salariés permanents`. */
const STAFF =
  /^(?:(?:total|permanent|full time|salaried|average|own|our|number of|nombre de|nos) )*(?:staff|employees|workers|salaries|collaborateurs|effectifs?|headcount)(?: (?:permanents?|total|full time|on payroll|on the payroll|on rolls?|on the rolls?|a temps plein|salaries?|employes?|inscrits?|declares?|moyens?|presents?))*$|^(?:heads|people|persons|hands) (?:on (?:the )?(?:payroll|rolls?)|employed|on staff)$|^personnes employees$/;
/** `Caisse au 31 décembre`: all that is held, where `caisse` alone stands beside the banks. */
const CASH_ON_A_DAY = new RegExp(
  `^caisse (?:au|a fin|fin|en fin)(?: \\d{1,2})? (?:${MONTH_NAMES}|d'annee|d'exercice)\\b`,
);
/** What goes out of the bank beyond what comes in, by the month. */
const OF_OUTFLOW =
  /\b(?:burn|spen[dt]|spending|outflows?|cash (?:used|need|needs)|decaissements?|sorties?|consommation|depenses|shortfall|(?:going|goes|gone|money|paid) out)\b/;
const BY_MONTH = /\b(?:month|monthly|mensuel|mensuelle|mensuels|mois)\b/;
const IS_NET = /\b(?:net|nets|nette|nettes|burn|shortfall|after (?:receipts|sales|income))\b/;

/** Bodies that buy or use as one: `groupes de tontine actifs`, `active savings groups`. */
const BODIES =
  /^(?:(?:number of|nombre de) )?(?:(?:active|paying|registered|connected|served) )?(?:[a-z]+ )?(?:(?:groups|co-?operatives|associations|saccos|unions|chamas|villages|councils|municipalities)|(?:groupes|groupements|cooperatives|tontines|mutuelles|communes|villages)(?: d[e'] ?[a-z]+)?)(?: (?:active|served|connected|paying|actifs|actives|payants|payantes|servis|servies|raccordes|inscrits))?$/;
const ARE_DEALT_WITH =
  /\b(?:active|paying|registered|connected|served|actifs|actives|payants|payantes|servie?s|raccordee?s|inscrite?s)\b/;
const USERS =
  /^(?:(?:average )?(?:monthly|weekly|daily) (?:active )?(?:users|viewers|listeners|readers|visitors|riders|passengers|players|shoppers)|(?:(?:monthly|weekly|daily) )?(?:active|registered) [a-z]+|[a-z]+ (?:active|actifs|actives|inscrits|inscrites))(?: (?:in|during|over|within) the month| (?:each|per|a) month| (?:dans|sur) le mois| par mois)?$/;
const NO_USERS = /\b(?:total|autres|contracts?|loans?|stations?|sites?|assets?|nets?|comptes|capital)\b/;

/** `Cost of ingredients`, `coût des matières`: of what goes into all that is sold. */
const OF_INPUTS =
  /^(?:total )?(?:costs? of (?:the )?(?:raw )?(?:materials?|ingredients|inputs|consumables|supplies|components|reagents)|couts? (?:des|de) (?:matieres(?: premieres)?|ingredients|intrants|consommables|fournitures|reactifs|composants))(?: (?:used|consumed|sold|bought|consommee?s|vendue?s))?$/;

/** What is owed is no slip of the pen for what is owned. */
const isOfSide = (label: string): boolean => /\bpassif/.test(label);

function find(plain: string): Account | null {
  if (plain === '' || NET_DEBT.test(plain)) return null;
  const exact = byLabel.get(plain) ?? byLabel.get(plain.replace(/^total (?:of )?/, ''));
  if (exact) return exact;
  const bare = plain.replace(BEHIND_NAME, '');
  if (bare !== plain && bare.length >= 3 && !IS_OPENING.test(plain.slice(bare.length))) {
    const found = byLabel.get(bare);
    // Paid by the year are `salaries`; counted on a day they are `salariés`.
    if (bare === 'salaries' && ON_A_DAY.test(plain)) return 'headcount';
    if (found) return found;
  }
  if (CASH_ON_A_DAY.test(plain)) return 'cash';
  if (bare !== 'salaries' && STAFF.test(bare)) return 'headcount';
  if (OF_OUTFLOW.test(plain) && BY_MONTH.test(plain) && IS_NET.test(plain)) return 'burn';
  if (BUYERS.test(plain) || BUYERS.test(bare)) return 'customers';
  if (BODIES.test(bare) && ARE_DEALT_WITH.test(bare)) return 'customers';
  if (USERS.test(bare) && !NO_USERS.test(bare)) return 'users';
  if (namesThoseDealtWith(plain)) return 'customers';
  if (OF_INPUTS.test(bare)) return 'costOfSales';
  if (plain.length < FUZZY_FROM) return null;
  const most = Math.min(3, Math.floor((plain.length + 1) / 8));
  if (most === 0) return null;
  for (let length = plain.length - most; length <= plain.length + most; length += 1)
    for (const label of byLength.get(length) ?? [])
      if (label[0] === plain[0] && isOfSide(plain) === isOfSide(label) && isNearly(plain, label, most))
        return byLabel.get(label) ?? null;
  return null;
}

/** What comes in, in the words of trades. */
export const OF_INCOME =
  /\b(?:fees?|commissions?|rents?|rentals?|fares?|subscriptions?|services|sales|takings|premiums?|loyers?|abonnements?|honoraires|prestations|primes|ventes|recettes|billets|tickets|freight)\b/;

const COUNT_WORD =
  /\b(?:number|nombre|customers?|clients?|users?|utilisateurs?|employees|headcount|staff numbers?|effectifs?|orders|commandes|transactions|tonnes?|tons|tonnage|litres?|hectares?|kwh|stations|rooms|trucks|vehicles|bikes|sites|villages|units|unites|agents?|branches|agences|stores|outlets|merchants|subscribers|abonnes|students|eleves|downloads|active|deliveries|livraisons|trips|shops|boutiques|farmers|patients|members|membres|days|jours|ponds|hives|served|connected|enrolled|learners|pupils|teachers|enseignants|nurses|infirmiers|staff|beds|lits|seats|visits|visites|consultations|nights|nuitees|parcels|colis|passengers|passagers|children|enfants|people|persons|personnes|doctors|dentists|dentistes|medecins)\b/;
/** `Clinics at year end`, `schools, average`: those there are at a time. */
const PLACES_AT_A_TIME =
  /^(?:clinics|schools|hospitals|pharmacies|hotels|restaurants|households|kitchens|farms|mills|cliniques|ecoles|hopitaux|pharmacies|menages|restaurants)(?:,? (?:average|on average|open(?:ed)?|en moyenne)|,? (?:at|by|on|at the end of|a la fin de|a fin|fin|au) [a-z0-9' ]{3,30})$/;
const MONEY_WORD =
  /\b(?:land|buildings?|plant|equipment|machinery|furniture|fittings|terrains?|constructions|batiments?|materiel|mobilier|avances?|provisions?|immobilis[a-z]{1,8}|fournisseurs|reserves?|creances?|dettes?|emprunts?|capital|capitaux|debtors|creditors|revenue|sales|income|cost|costs|expenses?|profit|loss|assets?|liabilities|equity|cash|value|volume|gmv|ventes|chiffre|charges?|resultat|produits?|frais|price|prix|salaries|wages|fees|deposits|advances|accruals|payables?|receivables?|loans?|tax)\b/;
/** `Collected from customers`, `paid to staff`: what moved between a company and those it names. */
const CAME_OR_WENT =
  /^(?:net |total |cash )?(?:collected|collections?|received|receipts?|paid|payments?|remitted|banked|encaissements?|encaissee?s?|recus?|recettes|reglements?|versements?|payee?s?|paiements?) (?:from|to|by|de|des|du|aux|par|a) /;
/** `Milk bought from farmers`, `premium paid out to members`: with whom, and not what is counted. */
const WITH_WHOM =
  / (?:(?:to be )?(?:bought|purchased|collected|received|sold|paid|given|lent|owed|due)(?: out| back)? (?:from|to|by)|(?:a )?(?:achetee?s?|collectee?s?|recue?s?|vendue?s?|payee?s?|versee?s?|reversee?s?|dues?) (?:aux?|des|de|par)) (?:the |our |les |nos )?[a-z-]+(?= |$)/;
const PERCENT_WORD =
  /%|\b(?:margin|marge|rate|taux|churn|retention|attrition|growth|croissance|ratio|share of)\b/;

/** What a customer costs and brings is money; the one over the other is a number of times. */
const WORTH_WORD = /\b(?:cac|ltv|clv|cltv|arpu|arppu)\b/;
const WORTH_RATIO = /\b(?:ltv|clv|cltv)\b ?(?:\/|:|to|over|sur|-) ?(?:the )?cac\b/;

/** What a row counts by its label; null where the label does not tell. */
export function unitOfLabel(label: string): 'money' | 'count' | 'percent' | null {
  if (/(?<!\d ?)%/.test(label)) return 'percent';
  const account = accountOf(label);
  if (account !== null) return COUNTED.has(account) ? 'count' : 'money';
  if (
    /[#]|\bno\.|[,(] ?(?:nombre|number|nb|count|months?|mois|weeks?|semaines|days?|jours?|hours?|heures?|years?|times|fois|x)\)?$/.test(
      label,
    )
  )
    return 'count';
  if (PLACES_AT_A_TIME.test(label) || WORTH_RATIO.test(label)) return 'count';
  if (MONEY_WORD.test(label) || WORTH_WORD.test(label) || CAME_OR_WENT.test(label)) return 'money';
  return COUNT_WORD.test(label.replace(WITH_WHOM, '')) ? 'count' : null;
}

/** Whether a label may be of a share rather than a sum: `gross margin` without a sign may be either. */
export const mayBePercent = (label: string): boolean => PERCENT_WORD.test(label);

/** A row of months that money lasts. */
export const RUNWAY_ROW =
  /^(?:(?:cash )?(?:runway|autonomie|visibilite)|(?:time|how long|number of months) (?:(?:that|for which|the|our|this) )*(?:cash|money|funds) (?:will )?(?:lasts?|covers?|is enough)|duree de (?:la |notre )?(?:tresorerie|autonomie)|months? (?:of (?:[a-z]+ )?(?:cash|runway|money|life|funding)|(?:(?:that|the|our|this) )*(?:cash|money) (?:will )?(?:lasts?|covers?|is enough)|(?:(?:that|which) )?(?:we|the company|the business) (?:can|could|are able to) (?:go on|carry on|continue|last|live|hold(?: out)?|run|operate|trade)|to (?:zero|cash[- ]out)|until (?:the )?(?:cash|money) (?:ends|runs out|is gone)|covered|funded|left|bought)|mois (?:(?:que|ou|pendant lesquels) (?:nous|la societe|l'entreprise) (?:pouvons|peut) (?:continuer|tenir|durer|fonctionner|vivre)|tenables|restants|avant (?:la )?(?:rupture|fin) (?:de (?:la )?)?(?:caisse|tresorerie)|(?:de|d') ?(?:[a-z]+ )?(?:tresorerie|autonomie|caisse)|(?:que )?(?:la |notre )?(?:tresorerie|caisse) (?:dure|couvre|tient)|couverts?|finances?))\b/;
/** A row of shares by which something grew. */
export const GROWTH_ROW =
  /^(?:(?:annual|yearly|revenue|sales|turnover) )*(?:growth|croissance|progression)\b(?! (?:capital|equity|team|fund))|\b(?:growth|croissance)(?: rate)?(?:,| ?\(| %|$)/;
