type Counted = {
  readonly metrics: {
    readonly ltv_cac: number | null;
    readonly runway: number | null;
    readonly burnRate: number | null;
  };
  readonly flags: readonly { readonly severity: string }[];
};

/**
 * What readiness counts of a model. Cash positive is a first year in which nothing is burnt, whether or not the cash
 * in the bank is known.
 */
export function modelFacts({ metrics, flags }: Counted) {
  return {
    ltvCac: metrics.ltv_cac,
    runwayMonths: metrics.runway,
    cashPositive: metrics.burnRate === 0,
    criticalFlags: flags.filter(({ severity }) => severity === 'critical').length,
  };
}
