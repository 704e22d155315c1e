/** A deck as a founder of the demo would send it to friends first: one page after the other, a form feed between. */
export const FIRST_DECK = [
  `Mtajiline
Working capital for open-air market traders in Kenya
Pitch deck, seed round`,
  `Problem
A stall in Gikomba turns its stock every nine days, and pays a shylock 10% a week to fill it. Banks ask for a title deed; digital lenders lend 3,000 shillings against a phone.`,
  `Solution
We pay the wholesaler, the trader repays from daily M-Pesa takings over 14 to 45 days. Each repaid cycle raises the next limit.`,
  `Market opportunity
The informal retail market in East Africa is worth $40 billion. If we win just 1% of it, we are a $400 million company.`,
  `Business model
We earn a fee of 4.5% on every cycle, paid by the trader, and 1% from the wholesaler.`,
  `Traction
Traders grew 180% last year. Cumulative disbursements have passed $6.1 million.`,
  `Competition
We have no direct competitors: nobody else finances the wholesale purchase itself.`,
  `Team
Wambui Karanu, co-founder and CEO, ran the micro-enterprise book of a Nairobi bank for six years.
Otieno Odera, co-founder and CTO, built the agent network of a mobile operator.
Halima Abdirashid, Head of Credit. We are 19 people.`,
  `The ask
We are raising $850,000 on a SAFE.`,
] as const;

/** The same deck after the first questions were asked. */
export const SECOND_DECK = [
  ...FIRST_DECK.slice(0, 3),
  `Product
Traders order by USSD or app; the wholesaler is paid within the hour. The scoring model reads 90 days of till history. Live since March 2024 in three markets.`,
  `Market opportunity
There are 118,000 licensed stalls in the 41 markets of our four cities. At 11 cycles a year and a fee of $19 a cycle, that is $24.7 million a year within reach of our own agents.`,
  `Business model
We earn a fee of 4.5% on every cycle, paid by the trader, and 1% from the wholesaler. An average cycle is $340 and costs us $7.20 to serve. Gross margin was 62% in September 2026.`,
  `Traction
8,640 active traders in September 2026, up from 3,430 in September 2025.
Monthly revenue was $31,200 in September 2026, $29,200 in August 2026 and $27,300 in July 2026.
Portfolio at risk over 30 days was 3.6% in September 2026. 71% of traders who finished a first cycle took a fifth.`,
  `Competition
Branch lets traders borrow cash at 17% a month; Tala the same. Marketforce finances the shop, not the stall. Shylocks are faster, and three times the price.`,
  `Go-to-market
Market associations introduce us: 14 of the 41 have signed. An agent brings 60 traders a quarter at $11 each.`,
  FIRST_DECK[7],
  `Financials
Revenue was $262,000 in 2025. Net burn was $41,000 a month in September 2026.
Cash in bank was $246,000 on 30 September 2026, which is 9 months of runway.`,
  `The ask
We are raising $850,000 on a SAFE.
Use of funds: $510,000 for the loan book, $170,000 for engineering, $102,000 for agents in two more cities, $68,000 for licences and audit.`,
] as const;
