import { expect, it } from 'vitest';
import { lookOf, nameFault } from './look.ts';

it.each([
  ['Kilele', 'Kі1еlе'],
  ['Kilele', 'KILELE'],
  ['Sequoia Capital', 'Sеquoіa  Capita1'],
  ['Modern Ventures', 'Modem Ventures'],
])('%s looks like %s', (one, other) => expect(lookOf(one)).toBe(lookOf(other)));

it('sees nothing in a plain name that it would not see beside other letters', () => {
  for (const name of ['Kilele Ltd', 'k i l e l e', 'Amina & Sons (2026)', 'Modern-Kite', '$avanna', 'x|y'])
    expect(nameFault(name)).toBe(nameFault(`${name} ọ`));
});

it('keeps apart what reads otherwise', () => expect(lookOf('Savanna')).not.toBe(lookOf('Savana')));

it.each([
  ['Kilele', 'must not pass for Kilele itself'],
  ['Kilele Support', 'must not pass for Kilele itself'],
  ['Ki1ele', 'must not pass for Kilele itself'],
  ['Ｋｉｌｅｌｅ', 'must not pass for Kilele itself'],
  ['Кilele', 'must not mix letters of several alphabets in one word'],
  ['Sеquoia', 'must not mix letters of several alphabets in one word'],
  ['Ki\u200blele', 'must not contain characters that no one sees'],
  ['Ada\u00ad Obi', 'must not contain characters that no one sees'],
  ['Ada\u202eibO', 'must not contain characters that no one sees'],
  ['Ada\u200dObi', 'must not contain characters that no one sees'],
  ['Amina Diallo', null],
  ['Ọlúwaṣeun Ọ̀ṣun', null],
  ['Ngozi Okonjo-Iweala', null],
  ['Ольга Иванова', null],
  ['علی\u200cرضا', null],
  ['李小龙', null],
  ['54gene', null],
  ['Δelta & Sons', 'must not mix letters of several alphabets in one word'],
])('%s: %s', (name, fault) => expect(nameFault(name)).toBe(fault));
