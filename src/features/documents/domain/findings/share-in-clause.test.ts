import { describe, expect, test } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import { shareInClause } from './share-in-clause.ts';

const shareIn = (text: string) => shareInClause(foldPage({ page: 1, text }));

describe('what one party has of what is sold or bought, in one clause', () => {
  test.each([
    ['One company, Adama Freight PLC, makes 43% of our commission.', 43],
    ['Sahel Lines alone gave us 52% of fares last year.', 52],
    ['Twiga Retail bought 61% of what we packed.', 61],
    ['Half of the income of the year came from Kasese Cement.', 50],
    ['The Kericho contract is 64% of turnover.', 64],
    ['Tekla Home AB of Norway took 46% of our sales and would be hard to replace.', 46],
    ['49 % des commissions viennent de Moov Bénin.', 49],
    ['Shares of 2025 sales: Lindqvist Garn, Malmö 64 %, others by weight 20 %, cloths 16 %.', 64],
    ['Parts des ventes 2025 : Groupe Diarra SA 64 %, autres au poids 20 %, pagnes 16 %.', 64],
    ['Brasseries du Golfe, notre premier compte, pèse 44 % des ventes ; les autres sont petits.', 44],
    ['In 2025 the Supplier sold 64 per cent of its honey to the Buyer and the rest to nine shops.', 64],
    ['It takes 48% of our volumes, the rest goes to canteens.', 48],
    ['Split of revenue: Hacienda Lucero 51%, other 40 shops 49%.', 51],
    ['Clients : SONABEL 64 %, divers 36 %', 64],
    ['Elle achète maintenant 57 % de nos ventes, le reste va aux hôtels.', 57],
  ])('sold: %s', (text, percent) => expect(shareIn(text)).toEqual({ side: 'sold', percent }));

  test.each([
    ['Lagos Gases Ltd delivers 59 pct of everything we buy.', 59],
    ['72 % de nos noix ont été achetées au seul Domaine Fandriana.', 72],
    ['We get 68% of our milk from the Kinale Cooperative.', 68],
    ['Purchases from East Feed Mills made up 71% of cost of sales.', 71],
  ])('bought: %s', (text, percent) => expect(shareIn(text)).toEqual({ side: 'bought', percent }));

  test.each([
    'The five largest buyers together make 52% of sales.',
    'Shares of 2025 sales: cloth by weight 64 %, pagnes 20 %, bags 16 %.',
    'Shares of sales: Addis Ababa 64 %, Dire Dawa 36 %.',
    'Split of revenue: Fresh Juice 51%, other products 49%.',
    'Clients : PME 64 %, particuliers 36 %',
    'Customers: women 64 %, men 36 %',
    'Clients : Dakar 64 %, Thiès 36 %',
    'Split of revenue: Nairobi 51%, other 40 shops 49%.',
    'Kampala brought 61% of sales and Jinja the rest.',
    'Exports made 58% of turnover.',
    'Le détail fait 58 % de nos ventes.',
    'If one buyer took 40% of our sales, the board would be told.',
    'Our largest customer was 61% of sales in 2020; last year no account passed 12%.',
    'The brewery that took 70% of volumes in 2019 now represents 9%.',
    'Feed makes up 71% of cost of sales.',
    'No supplier delivers more than 12% of what we buy.',
    'Kenya Tea Growers bought 40% of our sales in Mombasa.',
  ])('nothing: %s', (text) => expect(shareIn(text)).toBeNull());
});

test.each([
  ['Zipkart alone made up 38% of sales in the half, against 24% a year ago.', 38],
  ['Share of Jalali Transport (fleet of 1,400) % of revenue 38 41 36', 38],
  ['Share of Northern Region % of revenue 38 41 36', null],
])('beside what it was, and in a row that says whose it is: %s', (text, percent) => {
  expect(shareIn(text)?.percent ?? null).toBe(percent);
});
