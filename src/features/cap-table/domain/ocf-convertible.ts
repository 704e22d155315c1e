import type { CapitalisationRules } from './convertible.ts';
import { monetary, numeric, type OcfObject, remarkOf } from './ocf-object.ts';
import type { StatedConvertible } from './stated-convertible.ts';

type Place = { readonly index: number; readonly stakeholderId: string | undefined; readonly asOf: string };

/** A SAFE or note as the format's issuance; what triggers the conversion is not stated. */
export function convertibleIssuance(
  each: StatedConvertible,
  { index, stakeholderId, asOf }: Place,
): OcfObject {
  const isNote = each.kind === 'NOTE';
  return {
    object_type: 'TX_CONVERTIBLE_ISSUANCE',
    id: `convertible-${index + 1}`,
    date: each.issueDate ?? asOf,
    security_id: `convertible-security-${index + 1}`,
    custom_id: each.id,
    stakeholder_id: stakeholderId,
    security_law_exemptions: [],
    investment_amount: monetary(each.amount, each.currency),
    convertible_type: isNote ? 'NOTE' : 'SAFE',
    seniority: 1,
    conversion_triggers: [
      {
        type: 'UNSPECIFIED',
        trigger_id: `convertible-${index + 1}-trigger`,
        conversion_right: {
          type: 'CONVERTIBLE_CONVERSION_RIGHT',
          converts_to_future_round: true,
          conversion_mechanism: isNote ? noteMechanism(each) : safeMechanism(each),
        },
      },
    ],
    ...commentsOf(each),
  };
}

/** What the format has no field for. */
function commentsOf({ issueDate, onExit, repaymentMultiple }: StatedConvertible) {
  if (issueDate !== undefined && onExit === undefined && repaymentMultiple === undefined) return {};
  return { comments: remarkOf({ undated: issueDate === undefined || undefined, onExit, repaymentMultiple }) };
}

function terms({ cap, currency, discount, capitalisation }: StatedConvertible) {
  return {
    ...(capitalisation ? { capitalization_definition_rules: rules(capitalisation) } : {}),
    ...(discount === undefined || discount === null ? {} : { conversion_discount: numeric(discount) }),
    ...(cap === undefined || cap === null ? {} : { conversion_valuation_cap: monetary(cap, currency) }),
  };
}

function safeMechanism(each: StatedConvertible) {
  return {
    type: 'SAFE_CONVERSION',
    conversion_mfn: each.mfn ?? false,
    conversion_timing: each.kind === 'SAFE_POST' ? 'POST_MONEY' : 'PRE_MONEY',
    ...terms(each),
  };
}

function noteMechanism(each: StatedConvertible) {
  return {
    type: 'CONVERTIBLE_NOTE_CONVERSION',
    interest_rates: (each.interest?.periods ?? []).map(({ rate, startDate, endDate }) => ({
      rate: numeric(rate),
      accrual_start_date: startDate,
      accrual_end_date: endDate,
    })),
    day_count_convention: each.interest?.dayCount ?? 'ACTUAL_365',
    interest_payout: 'DEFERRED',
    interest_accrual_period: 'ANNUAL',
    compounding_type: each.interest?.compounding ?? 'SIMPLE',
    conversion_mfn: each.mfn ?? false,
    ...terms(each),
  };
}

const RULES = [
  ['includeOutstandingShares', 'include_outstanding_shares'],
  ['includeOutstandingOptions', 'include_outstanding_options'],
  ['includeOutstandingUnissuedOptions', 'include_outstanding_unissued_options'],
  ['includeThisSecurity', 'include_this_security'],
  ['includeOtherConvertingSecurities', 'include_other_converting_securities'],
  ['includeOptionPoolTopupForPromisedOptions', 'include_option_pool_topup_for_promised_options'],
  ['includeAdditionalOptionPoolTopup', 'include_additional_option_pool_topup'],
  ['includeNewMoney', 'include_new_money'],
] as const;

function rules(capitalisation: CapitalisationRules) {
  return Object.fromEntries(RULES.map(([own, theirs]) => [theirs, capitalisation[own]]));
}

/** The switches a file states, as ours; undefined where it states none. */
export function readRules(stated: Readonly<Record<string, unknown>>): CapitalisationRules | undefined {
  if (Object.keys(stated).length === 0) return undefined;
  // Every switch of the type is in the list.
  return Object.fromEntries(
    RULES.map(([own, theirs]) => [own, stated[theirs] === true]),
  ) as CapitalisationRules;
}
