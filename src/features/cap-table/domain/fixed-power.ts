import { div, type Fixed, mul, ONE } from './fixed.ts';

/** base^exponent for base > 0 and exponent ≥ 0, to about 25 digits: whole powers by squaring, the rest by exp(x ln b). */
export function power(base: Fixed, exponent: Fixed): Fixed {
  const whole = exponent / ONE;
  const fraction = exponent % ONE;
  const rest = fraction === 0n ? ONE : exponential(mul(fraction, logarithm(base)));
  return mul(wholePower(base, whole), rest);
}

function wholePower(base: Fixed, exponent: bigint): Fixed {
  let result = ONE;
  let square = base;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = mul(result, square);
    square = mul(square, square);
  }
  return result;
}

/** ln x = 2 artanh((x - 1)/(x + 1)). */
function logarithm(x: Fixed): Fixed {
  const ratio = div(x - ONE, x + ONE);
  const square = mul(ratio, ratio);
  let total = 0n;
  let power = ratio;
  for (let odd = 1n; power !== 0n; odd += 2n) {
    total += power / odd;
    power = mul(power, square);
  }
  return 2n * total;
}

function exponential(x: Fixed): Fixed {
  let total = 0n;
  let term = ONE;
  for (let n = 1n; term !== 0n; n += 1n) {
    total += term;
    term = mul(term, x) / n;
  }
  return total;
}
