import { expect, it } from 'vitest';
import { createPasswords } from './password.ts';

const passwords = createPasswords();
/** Of 'a long enough phrase', made when the cost was chosen: a change of it would shut everybody out. */
const STORED =
  '00112233445566778899aabbccddeeff:04706fbcc6e22ccc7081fa7b3c98d35f98924394688c799f9fc4e59d166e3c91';

it('knows what was stored before', async () => {
  expect(await passwords.verify({ hash: STORED, password: 'a long enough phrase' })).toBe(true);
  expect(await passwords.verify({ hash: STORED, password: 'a long enough phrases' })).toBe(false);
});

it('salts, so that the same phrase is never stored twice alike', async () => {
  const [one, other] = [await passwords.hash('same'), await passwords.hash('same')];
  expect(one).not.toBe(other);
  expect(await passwords.verify({ hash: other, password: 'same' })).toBe(true);
});

it('takes one phrase however a keyboard composes its letters', async () => {
  const hash = await passwords.hash('caf\u00e9 by the lake');
  expect(await passwords.verify({ hash, password: 'cafe\u0301 by the lake' })).toBe(true);
});

it.each(['', 'zz', 'aa:bb'])('opens nothing with the damaged hash %j', async (hash) => {
  expect(await passwords.verify({ hash, password: '' })).toBe(false);
});
