/** Who vouched for whom: the investor's last name, then two startups whose founders did, and their words. */
export const DEMO_VOUCHES: Readonly<
  Record<string, readonly (readonly [startup: string, statement: string])[]>
> = {
  'Iroegbu-Lamptey': [
    [
      'Owosheet',
      'Ngozi invested in our first round and still answers on Sundays. She hired our head of sales with us.',
    ],
    [
      'Adum Basket',
      'Put in her own money, introduced two distributors and never asked for a discount on the price.',
    ],
  ],
  'Abdulle-Warsame': [
    ['Mtajiline', 'Mohamed reviewed our ledger design line by line before he wired anything.'],
    [
      'Birrbridge',
      'Advised us for a year before investing. What he said about bank integrations was right each time.',
    ],
  ],
  'El-Nadi': [
    ['Rafoof', 'First cheque we ever received, one week after the first call.'],
    ['Tariq Fret', 'Fatma lost money on a company I ran before and offered to back the next one.'],
  ],
  Nalwanga: [
    ['Betri Bora', 'Brenda rewrote our battery lease and then invested on those terms herself.'],
    ['Oorun Metering', 'Transferred on the agreed day and reads every report.'],
  ],
  'Owusu-Frempong': [
    [
      'Afuo Cold',
      'Volta Seedworks led our pre-seed. Nana Ama was in Techiman with us for the first harvest.',
    ],
    ['Pharmakoro', 'She declined, gave the reasons in writing, and introduced the investor who said yes.'],
  ],
  'Gachoka-Ellis': [
    ['Darasani Live', 'The syndicate closed in nineteen days, with forty names and one signature.'],
    ['Ubuvuzi Path', 'Wanjiru brought three hospitals before the money arrived.'],
  ],
  'Achterberg-Osei': [
    [
      'Mahindi Exchange',
      'Their storage facility is the reason farmers are paid on the day. Terms never changed after signing.',
    ],
    ['Mulimi Credit', 'Daniel spent four days with our field officers before pricing the loan.'],
  ],
};
