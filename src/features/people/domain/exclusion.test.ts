import { expect, it } from 'vitest';
import { domainOf, employerOf } from './exclusion.ts';

it.each([
  ['acme.example', 'acme.example'],
  [' WWW.Acme.Example. ', 'acme.example'],
  ['https://jobs.acme.co.ke:8080/a?b=c#d', 'jobs.acme.co.ke'],
  ['ada@acme.example', 'acme.example'],
  ['https://user:pass@acme.example/', 'acme.example'],
  ['acme', null],
  ['127.0.0.1', null],
  ['a_b.example', null],
  ['-a.example', null],
  ['a..example', null],
  ['%', null],
  [`${'a'.repeat(64)}.example`, null],
])('the domain of %j is %j', (typed, domain) => {
  expect(domainOf(typed)).toBe(domain);
});

it.each([
  ['Ácme & Sons, Ltd.', 'acme sons ltd'],
  ['  ƙasa   Bank ', 'kasa bank'],
  ['&', null],
])('the employer %j is compared as %j', (typed, key) => {
  expect(employerOf(typed)).toBe(key);
});
