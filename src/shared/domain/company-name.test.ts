import { expect, it } from 'vitest';
import { companyKey, isSameCompany, mentionsCompany } from './company-name.ts';

it.each([
  ['Satpura Seeds Pvt', 'Satpura Seeds Private Limited'],
  ['Satpura Seeds (Pvt) Ltd', 'SATPURA SEEDS PRIVATE LIMITED'],
  ['Satpura Seeds Priv', 'Satpura Seeds Private Limited'],
  ['Satpura Seeds Private Limi', 'Satpura Seeds'],
  ['Karoo Yarn (Pty) Ltd', 'Karoo Yarn Proprietary Limited'],
  ['Nakheel Ceramics S.A.E.', 'Nakheel Ceramics'],
  ['Ateliers Souro SARL AU', 'ATELIERS SOURO'],
  ['Ateliers Souro S.A.R.L.', 'Ateliers Souro'],
  ['Volta Foods PLC', 'Volta Foods'],
  ['Horlogerie du Doubs Sàrl', 'HORLOGERIE DU DOUBS'],
  ['Havfrisk ApS', 'Havfrisk'],
  ['Visayas Feed Corporation', 'Visayas Feed Corp.'],
])('%s is %s', (one, other) => {
  expect(isSameCompany(one, other)).toBe(true);
  expect(companyKey(one)).toBe(companyKey(other));
});

it.each([
  ['ABF', 'Andasibe Bois et Fibres SA'],
  ['TGG SA', 'Taza Graines à Griller SA'],
])('%s are the initials of %s', (one, other) => {
  expect(isSameCompany(one, other)).toBe(true);
});

it.each([
  ['AB', 'Andasibe Bois SA'],
  ['ABC', 'Andasibe Bois et Fibres SA'],
  ['Satpura Seeds Private Limited', 'Malwa Drip Private Limited'],
  ['Compass Foods', 'Savanna Foods'],
  ['J.K. Mills', 'L.M. Mills'],
])('%s is not %s', (one, other) => {
  expect(isSameCompany(one, other)).toBe(false);
});

it('a text names a company whose own words are linked by others', () => {
  const text = 'emprunteur : horlogerie du doubs sarl, besancon';
  expect(mentionsCompany(text, 'Horlogerie du Doubs Sàrl')).toBe(true);
  expect(mentionsCompany(text, 'Horlogerie Sàrl')).toBe(true);
  expect(mentionsCompany('une horlogerie suisse et le doubs', 'Horlogerie du Doubs Sàrl')).toBe(false);
});
