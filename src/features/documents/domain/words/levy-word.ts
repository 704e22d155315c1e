/** What a state and its funds take by what it is called: taxes, pensions and social charges. */
export const LEVY =
  /\b(?:tax(?:es|ation)?|taxe?s?|levy|levies|duties|paye|p\.a\.y\.e|vat|gst|hst|tds|wht|nics?|pensions?|superannuation|provident fund|national insurance|social (?:security|insurance|contributions?|charges)|statutory (?:deductions?|dues|contributions?|payables?)|payroll deductions?|nssf|nhif|shif|sha|ssnit|napsa|nhima|uif|sdl|sars|hmrc|kra|ura|firs|epf|esi|pf|sss|philhealth|pag-ibig|withholding|tva|its|irpp|precompte|impots?|cotisations?|cnps|cnss|cnaps|cnas|ipres|css|inps|urssaf|onss|avs|lpp|inss|prevoyance|retraites?|dettes (?:fiscales|sociales)|charges sociales|fisc|fiscale?s?|sociales?|retenues a la source)\b/;

/** What is added to prices on behalf of a state, in the words of those that most papers come from. */
const TAXES_ON_SALES = 'vat|gst|iva|igv|itbis|igic|sales tax|taxes';
/** `with VAT`, `including IVA`: before an amount or behind it. */
export const WITH_TAXES = `(?:including|incl\\.?|with|inclusive of) (?:${TAXES_ON_SALES})\\b`;
/** `VAT included`, `TVA comprise`, `TTC`: behind an amount. */
export const TAXES_INCLUDED = `(?:(?:${TAXES_ON_SALES}) included|tva (?:incluse|comprise)|(?:vat|gst)[- ]inclusive|ttc|toutes taxes|taxes comprises)\\b`;
