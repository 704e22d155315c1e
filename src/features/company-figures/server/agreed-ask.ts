import { type Money, storedMoney } from '#shared/domain/money.ts';

type Stated = {
  readonly targetMinor: number | null;
  readonly roundCurrency: string | null;
  readonly raisingMinor: number | null;
  readonly raisingCurrency: string | null;
};

/** What a startup asks for: the target of its round, else what its profile says is raised. */
export const agreedAsk = ({
  targetMinor,
  roundCurrency,
  raisingMinor,
  raisingCurrency,
}: Stated): Money | null =>
  storedMoney(targetMinor, roundCurrency) ?? storedMoney(raisingMinor, raisingCurrency);
