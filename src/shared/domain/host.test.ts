import { expect, it } from 'vitest';
import { domainOf } from './host.ts';

it.each([
  ['acme.example', 'acme.example'],
  [' WWW.Acme.Example. ', 'acme.example'],
  ['https://jobs.acme.co.ke:8080/a?b=c#d', 'jobs.acme.co.ke'],
  ['ada@acme.example', 'acme.example'],
  ['https://user:pass@acme.example/', 'acme.example'],
  ['https://www.Baobab.example.com/team?x=1', 'baobab.example.com'],
  ['https://www.vc', 'www.vc'],
  ['zuripay.co.ke', 'zuripay.co.ke'],
  ['https://41.190.2.3/', null],
  ['zuri pay', null],
  ['localhost', null],
  ['', null],
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
