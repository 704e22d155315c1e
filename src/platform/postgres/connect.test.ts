import { expect, it } from 'vitest';
import { addressesOf } from './connect.ts';
import { heldSince, positionOf } from './replica.ts';

it('several hosts of one address are several addresses', () => {
  expect(addressesOf('postgres://kilele:s%40x@one:5432,two:5433,[::1]:5434/kilele?sslmode=require')).toEqual([
    'postgres://kilele:s%40x@one:5432/kilele?sslmode=require',
    'postgres://kilele:s%40x@two:5433/kilele?sslmode=require',
    'postgres://kilele:s%40x@[::1]:5434/kilele?sslmode=require',
  ]);
  const single = 'postgres://kilele@%2Ftmp%2Fdata/kilele?options=a,b';
  expect(addressesOf(single)).toEqual([single]);
});

it('a standby holds what was committed before the newest position that it has replayed was asked for', () => {
  const samples = [
    { askedAt: 100, position: positionOf('0/FFFFFFFF') },
    { askedAt: 350, position: positionOf('1/0') },
    { askedAt: 600, position: positionOf('1/80') },
  ];
  expect(heldSince(samples, positionOf('1/7F'))).toBe(350);
  expect(heldSince(samples, positionOf('1/80'))).toBe(600);
  expect(heldSince(samples, positionOf('0/1'))).toBeNull();
});
