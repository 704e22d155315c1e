/** The keys each op of a case knows, by op; of a list of objects those of its members, after a dot. */
const KNOWN: Readonly<Record<string, string>> = {
  'antiDilution.adjust':
    'kind conversionPrice originalIssuePrice newPrice newShares base preferredShares exempt consideration base.common base.preferredAsConverted base.optionsOutstanding',
  'exit.withConvertibles':
    'exitValue common preferred convertibles debt transactionCostPct carveOutPct preferred.name preferred.shares preferred.preference convertibles.name convertibles.kind convertibles.amount convertibles.cap convertibles.discount convertibles.onExit convertibles.repaymentMultiple convertibles.multiple convertibles.interest convertibles.mfn convertibles.issueDate',
  'model.metrics':
    'arpaMonthly cac cash churnedMrr contractionMrr ebitdaMarginPct expansionMrr grossMarginPct ltv monthlyCashIn monthlyCashOut monthlyChurnPct netBurn netNewArr priorQuarterRevenue priorQuarterSalesMarketing quarterRevenue revenueGrowthPct startMrr',
  'portfolio.dilutedOwnership':
    'initialPct events events.dilutionPct events.investment events.preMoney events.postMoney events.proRataInvestment events.newShares events.preShares events.postShares events.postFD events.proRataShares events.proRataPct events.boughtPct events.proRataBoughtPct',
  'portfolio.fundMultiples': 'paidIn distributions nav committed',
  'portfolio.summary':
    'asOf investments rounds exits writeOffs distributions partialExits marks investments.id investments.startupId investments.dealDate investments.investmentAmount investments.equityPercentage investments.valuation rounds.startupId rounds.date rounds.raised rounds.postMoney exits.startupId exits.date exits.proceeds writeOffs.startupId writeOffs.date distributions.startupId distributions.date distributions.amount partialExits.startupId partialExits.date partialExits.soldPercentage marks.startupId marks.date marks.value',
  'portfolio.xirr': 'flows nav asOf',
  'portfolio.xnpv': 'flows rate',
  'portfolio.irrPeriodic': 'flows',
  'portfolio.jcurve': 'flows navs',
  'ranking.metrics': 'ranked positives',
  'round.proRata':
    'holderShares preFullyDiluted roundShares pricePerShare fraction superProRata superProRataFraction',
  'round.price':
    'pre preMoney newMoney convertibles poolTargetPct poolIncrease poolTiming method newMoney.investor newMoney.amount',
  'safe.ownershipSold': 'safes',
  'score.deck': 'sectionsFound quantFacts flags words flags.critical flags.high flags.medium flags.low',
  'score.dueDiligence': 'categories',
  'valuation.ventureCapitalMethod':
    'exitMetric multiple years investment rate targetMultiple retention retentionPct existingShares',
  'valuation.vcMethodRounds':
    'terminalValue exitYear existingShares rounds rounds.name rounds.amount rounds.year rounds.rate',
  'valuation.combine': 'methods',
  'valuation.comparables': 'revenue multiples growth peerGrowth dlomPct',
  'valuation.firstChicago': 'scenarios scenarios.name scenarios.probability scenarios.value',
  'vesting.portion': 'quantity alreadyVested vested portion',
  'vesting.schedule':
    'quantity tranches schedule atMonths allocationType allocation_type allocation tranches.month tranches.months tranches.portion tranches.remainder schedule.month schedule.months schedule.portion schedule.remainder',
  'vesting.tranches': 'quantity tranches n',
  'waterfall.conversionPoints': 'classes debt transactionCostPct carveOutPct',
  'waterfall.distribute': 'classes exitValues debt transactionCostPct carveOutPct holders',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of a case's `given` that its op does not know; an op without a list is not checked. */
export function unknownKeys(op: string, given: unknown): string[] {
  const known = KNOWN[op];
  if (known === undefined || !isObject(given)) return [];
  const keys = new Set(known.split(' '));
  const nested = new Set(
    [...keys].flatMap((key) => (key.includes('.') ? [key.slice(0, key.indexOf('.'))] : [])),
  );
  const inner = Object.entries(given)
    .filter(([key]) => nested.has(key))
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter(isObject)
        .flatMap((each) => Object.keys(each).map((name) => `${key}.${name}`)),
    );
  return [...new Set([...Object.keys(given), ...inner])].filter((key) => !keys.has(key));
}
