import { z } from 'zod';

/**
 * Open Cap Format 1.2.0, the parts a table is written in: required fields, closed objects, enumerations and patterns as
 * its JSON schemas state them (github.com/Open-Cap-Table-Coalition/Open-Cap-Format-OCF, schema/).
 */
const Numeric = z.string().regex(/^[+-]?[0-9]+(\.[0-9]{1,10})?$/);
const Percentage = z.string().regex(/^0?(\.[0-9]{1,10})?$|^1(\.0{1,10})?$/);
const Day = z.iso.date();
const Monetary = z.strictObject({ amount: Numeric, currency: z.string().regex(/^[A-Z]{3}$/) });
const Ratio = z.strictObject({ numerator: Numeric, denominator: Numeric });
const object = <Type extends string>(type: Type) => ({
  object_type: z.literal(type),
  id: z.string().min(1),
  comments: z.array(z.string()).optional(),
});

const Issuer = z.strictObject({
  ...object('ISSUER'),
  legal_name: z.string().min(1),
  formation_date: Day,
  country_of_formation: z.string().regex(/^[A-Z]{2}$/),
});

const RELATIONSHIPS = [
  'ADVISOR',
  'BOARD_MEMBER',
  'CONSULTANT',
  'EMPLOYEE',
  'EX_ADVISOR',
  'EX_CONSULTANT',
  'EX_EMPLOYEE',
  'EXECUTIVE',
  'FOUNDER',
  'INVESTOR',
  'NON_US_EMPLOYEE',
  'OFFICER',
  'OTHER',
] as const;
const Stakeholder = z.strictObject({
  ...object('STAKEHOLDER'),
  name: z.strictObject({ legal_name: z.string().min(1) }),
  stakeholder_type: z.enum(['INDIVIDUAL', 'INSTITUTION']),
  current_relationship: z.enum(RELATIONSHIPS).optional(),
});

const StockClassConversionRight = z.strictObject({
  type: z.literal('STOCK_CLASS_CONVERSION_RIGHT'),
  conversion_mechanism: z.strictObject({
    type: z.literal('RATIO_CONVERSION'),
    ratio: Ratio,
    conversion_price: Monetary,
    rounding_type: z.enum(['CEILING', 'FLOOR', 'NORMAL']),
  }),
  converts_to_future_round: z.boolean().optional(),
  converts_to_stock_class_id: z.string().optional(),
});
const StockClass = z.strictObject({
  ...object('STOCK_CLASS'),
  name: z.string(),
  class_type: z.enum(['COMMON', 'PREFERRED']),
  default_id_prefix: z.string(),
  initial_shares_authorized: z.union([z.enum(['NOT APPLICABLE', 'UNLIMITED']), Numeric]),
  votes_per_share: Numeric,
  seniority: Numeric,
  price_per_share: Monetary.optional(),
  conversion_rights: z.array(StockClassConversionRight).optional(),
  liquidation_preference_multiple: Numeric.optional(),
  participation_cap_multiple: Numeric.optional(),
});
const StockPlan = z.strictObject({
  ...object('STOCK_PLAN'),
  plan_name: z.string(),
  initial_shares_reserved: Numeric,
  stock_class_ids: z.array(z.string()).min(1),
});

const Portion = Ratio.extend({ remainder: z.boolean().optional() });
const RelativeTrigger = z.strictObject({
  type: z.literal('VESTING_SCHEDULE_RELATIVE'),
  period: z.strictObject({
    type: z.literal('MONTHS'),
    length: z.int(),
    occurrences: z.int().min(1),
    day_of_month: z.literal('VESTING_START_DAY_OR_LAST_DAY_OF_MONTH'),
  }),
  relative_to_condition_id: z.string(),
});
const condition = { id: z.string().min(1), next_condition_ids: z.array(z.string()) };
const VestingTerms = z.strictObject({
  ...object('VESTING_TERMS'),
  name: z.string(),
  description: z.string(),
  allocation_type: z.enum([
    'CUMULATIVE_ROUNDING',
    'CUMULATIVE_ROUND_DOWN',
    'FRONT_LOADED',
    'BACK_LOADED',
    'FRONT_LOADED_TO_SINGLE_TRANCHE',
    'BACK_LOADED_TO_SINGLE_TRANCHE',
    'FRACTIONAL',
  ]),
  vesting_conditions: z
    .array(
      z.union([
        z.strictObject({
          ...condition,
          quantity: Numeric,
          trigger: z.strictObject({ type: z.literal('VESTING_START_DATE') }),
        }),
        z.strictObject({
          ...condition,
          portion: Portion,
          trigger: z.strictObject({ type: z.literal('VESTING_START_DATE') }),
        }),
        z.strictObject({ ...condition, portion: Portion, trigger: RelativeTrigger }),
      ]),
    )
    .min(1),
});

const security = { date: Day, security_id: z.string().min(1) };
const issuance = {
  ...security,
  custom_id: z.string(),
  stakeholder_id: z.string(),
  security_law_exemptions: z.array(z.never()),
};
const StockIssuance = z.strictObject({
  ...object('TX_STOCK_ISSUANCE'),
  ...issuance,
  stock_class_id: z.string(),
  share_price: Monetary,
  quantity: Numeric,
  stock_legend_ids: z.array(z.never()),
  vesting_terms_id: z.string().optional(),
});
const EquityCompensationIssuance = z.strictObject({
  ...object('TX_EQUITY_COMPENSATION_ISSUANCE'),
  ...issuance,
  compensation_type: z.literal('OPTION'),
  exercise_price: Monetary,
  quantity: Numeric,
  expiration_date: Day.nullable(),
  termination_exercise_windows: z.array(z.never()),
  vesting_terms_id: z.string().optional(),
});
const VestingStart = z.strictObject({
  ...object('TX_VESTING_START'),
  ...security,
  vesting_condition_id: z.string(),
});

const conversionTerms = {
  conversion_mfn: z.boolean(),
  conversion_discount: Percentage.optional(),
  conversion_valuation_cap: Monetary.optional(),
  capitalization_definition_rules: z
    .strictObject({
      include_outstanding_shares: z.boolean(),
      include_outstanding_options: z.boolean(),
      include_outstanding_unissued_options: z.boolean(),
      include_this_security: z.boolean(),
      include_other_converting_securities: z.boolean(),
      include_option_pool_topup_for_promised_options: z.boolean(),
      include_additional_option_pool_topup: z.boolean(),
      include_new_money: z.boolean(),
    })
    .optional(),
};
const SafeMechanism = z.strictObject({
  type: z.literal('SAFE_CONVERSION'),
  conversion_timing: z.enum(['PRE_MONEY', 'POST_MONEY']).optional(),
  ...conversionTerms,
});
const NoteMechanism = z.strictObject({
  type: z.literal('CONVERTIBLE_NOTE_CONVERSION'),
  interest_rates: z.array(
    z.strictObject({ rate: Percentage, accrual_start_date: Day, accrual_end_date: Day.optional() }),
  ),
  day_count_convention: z.enum(['ACTUAL_365', '30_360']),
  interest_payout: z.enum(['DEFERRED', 'CASH']),
  interest_accrual_period: z.enum(['DAILY', 'MONTHLY', 'QUARTERLY', 'SEMI_ANNUAL', 'ANNUAL']),
  compounding_type: z.enum(['COMPOUNDING', 'SIMPLE']),
  ...conversionTerms,
});
const ConvertibleIssuance = z.strictObject({
  ...object('TX_CONVERTIBLE_ISSUANCE'),
  ...issuance,
  investment_amount: Monetary,
  convertible_type: z.enum(['NOTE', 'SAFE', 'CONVERTIBLE_SECURITY']),
  seniority: z.int(),
  conversion_triggers: z
    .array(
      z.strictObject({
        type: z.literal('UNSPECIFIED'),
        trigger_id: z.string(),
        conversion_right: z.strictObject({
          type: z.literal('CONVERTIBLE_CONVERSION_RIGHT'),
          conversion_mechanism: z.discriminatedUnion('type', [SafeMechanism, NoteMechanism]),
          converts_to_future_round: z.boolean().optional(),
        }),
      }),
    )
    .min(1),
});
const Transaction = z.discriminatedUnion('object_type', [
  StockIssuance,
  EquityCompensationIssuance,
  ConvertibleIssuance,
  VestingStart,
]);

const file = <Type extends string>(type: Type, item: z.ZodType) =>
  z.strictObject({ file_type: z.literal(type), items: z.array(item) });

/** A file of a package other than its manifest. */
export const OcfFile = z.discriminatedUnion('file_type', [
  file('OCF_STAKEHOLDERS_FILE', Stakeholder),
  file('OCF_STOCK_CLASSES_FILE', StockClass),
  file('OCF_STOCK_PLANS_FILE', StockPlan),
  file('OCF_VESTING_TERMS_FILE', VestingTerms),
  file('OCF_TRANSACTIONS_FILE', Transaction),
]);

const references = z.array(
  z.strictObject({ filepath: z.string().min(1), md5: z.string().regex(/^[a-fA-F0-9]{32}$/) }),
);

/** The manifest: what the package is, of which company, and the checksum of each file. */
export const OcfManifest = z.strictObject({
  ocf_version: z.literal('1.2.0'),
  file_type: z.literal('OCF_MANIFEST_FILE'),
  issuer: Issuer,
  as_of: Day,
  generated_at: z.iso.datetime(),
  stakeholders_files: references.min(1),
  stock_classes_files: references,
  stock_plans_files: references,
  vesting_terms_files: references,
  transactions_files: references.min(1),
  stock_legend_templates_files: references,
  valuations_files: references,
});
