import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { NumberKind } from '../document.ts';
import type { FoldedPage } from '../text/folded-page.ts';
import type { Account } from '../words/account.ts';
import type { Identity } from './statement-identity.ts';

/** A figure of a table: its span on the folded page, the value in whole units, and what it is of. */
export type TableValue = {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly unit: 'money' | 'count' | 'percent';
  readonly currency: CurrencyCode | null;
  readonly date: string | null;
  readonly isForecast: boolean;
  /** What the head of its column says it is, where no account does. */
  readonly kind?: NumberKind;
};

/** A row as read. `candidates` holds what it may say where that is not sure; its values are none then. */
export type TableRow = {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly account: Account | null;
  readonly values: readonly TableValue[];
  readonly candidates: readonly (readonly number[])[];
  /** Of a table of owners: whose share it is. */
  readonly holder?: string;
  /** What its figures are of that neither account nor kind says: `gross margin`, `pre-money`. */
  readonly about?: string;
  /** Whether it is one of the lines that a total below it adds up, and so not the whole of anything. */
  readonly isPart?: boolean;
  /** Whether it stands beside others of its time, in a table with its periods down the side. */
  readonly isTurned?: boolean;
  /** Whether it is a figure set apart, with its name below or above it. */
  readonly isTile?: boolean;
  /** Whether its values are listed alone, and nothing is concluded from them: cases that might come, a parent beside its group. */
  readonly isAside?: boolean;
};

/** A sum that was tested: the name of the rule, whether it holds, and the values it was tested on. */
export type TableCheck = {
  readonly identity: Identity;
  readonly holds: boolean;
  readonly total: TableValue;
  readonly parts: readonly TableValue[];
};

export type TableReading = {
  readonly page: FoldedPage;
  readonly rows: readonly TableRow[];
  readonly checks: readonly TableCheck[];
  /** Whether its arithmetic told which of several readings is right. */
  readonly isSettled: boolean;
};
