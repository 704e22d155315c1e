import { describe, expect, it } from 'vitest';
import { type TextRun, textOfLayout } from './layout.ts';

const run = (text: string, x: number, y: number, size = 10): TextRun => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
});
const toRight = (text: string, to: number, y: number): TextRun => ({
  ...run(text, 0, y),
  x: to - text.length * 5,
});

describe('the text of a layout', () => {
  it('keeps the columns of a table apart, an empty cell included', () => {
    const rows = [
      [toRight('Note', 260, 10), toRight('2024', 340, 10), toRight('2023', 420, 10)],
      [
        run('Revenue', 50, 22),
        toRight('4', 260, 22),
        toRight('1 234 567', 340, 22),
        toRight('987 654', 420, 22),
      ],
      [run('Gross profit', 50, 34), toRight('(34 567)', 340, 34), toRight('-', 420, 34)],
    ];
    expect(textOfLayout(rows.flat())).toBe(
      '\tNote\t2024\t2023\nRevenue\t4\t1 234 567\t987 654\nGross profit\t\t(34 567)\t-',
    );
  });

  it('parts two short texts beside each other, and no table of long cells', () => {
    const lines = [
      [run('Cash', 50, 10), run('Who else', 330, 10)],
      [
        run('We hold N36 million in cash and burn N6 million a', 50, 22),
        run('ColdHubs were here first and are good.', 330, 22),
      ],
      [
        run('month, which gives us fourteen months.', 50, 34),
        run('There is space: our market turns 400 tonnes.', 330, 34),
      ],
    ];
    const over = [run('The numbers of the company, told straight and all in millions of naira', 50, -14)];
    const under = [run('Raise: N450 million for ten new rooms and the batteries of the old ones', 50, 58)];
    expect(textOfLayout([...over, ...lines.flat(), ...under])).toContain(
      'Cash\nWe hold N36 million in cash and burn N6 million a\nmonth, which gives us fourteen months.\nWho else\nColdHubs were here first and are good.\nThere is space: our market turns 400 tonnes.',
    );
    const table = [
      [run('EGP million', 50, 94), toRight('2024', 340, 94), toRight('2025', 420, 94)],
      [run('Revenue', 50, 106), toRight('51.0', 340, 106), toRight('74.5', 420, 106)],
      [run('Cost of sales', 50, 118), toRight('39.8', 340, 118), toRight('56.6', 420, 118)],
    ];
    expect(textOfLayout([...lines.flat(), ...table.flat()])).toContain(
      'Who else\nColdHubs were here first and are good.\nThere is space: our market turns 400 tonnes.\nEGP million\t2024\t2025\nRevenue\t51.0\t74.5\n',
    );
    const rows = [
      [run('Rain comes late in the north', 50, 10), run('We store maize for two months', 330, 10)],
      [run('Diesel rises over the year', 50, 22), run('We sell by the full truck', 330, 22)],
      [run('The road is cut in May', 50, 34), run('We keep a second depot', 330, 34)],
    ];
    expect(textOfLayout(rows.flat())).toContain('Rain comes late in the north\tWe store maize');
  });

  it('keeps the columns of tables below each other apart, wherever each has its own, and a page number out of them', () => {
    const row = (label: string, [first, second]: readonly [string, string], y: number, to: number) => [
      run(label, 50, y),
      toRight(first, to, y),
      toRight(second, to + 75, y),
    ];
    const lines = [
      row('Assets', ['2025', '2024'], 10, 300),
      row('Stock', ['148 326 400', '120 670 700'], 22, 300),
      [run('Income', 50, 34)],
      row('Year', ['2025', '2024'], 46, 320),
      row('Sales', ['1 346 095 300', '1 170 355 750'], 58, 325),
      [run('Kilele', 50, 70), run('- 1 -', 290, 70)],
    ];
    expect(textOfLayout(lines.flat()).split('\n').slice(0, 5)).toEqual([
      'Assets\t2025\t2024',
      'Stock\t148 326 400\t120 670 700',
      'Income',
      'Year\t2025\t2024',
      'Sales\t1 346 095 300\t1 170 355 750',
    ]);
  });

  it('sets heads that are centred over their cells above numbers that stand to the right', () => {
    const row = (label: string, sums: readonly string[], y: number) => [
      run(label, 50, y),
      ...sums.flatMap((sum, index) => (sum === '' ? [] : [toRight(sum, 280 + 90 * index, y)])),
    ];
    const lines = [
      [run('Asset', 50, 10), run('Cost', 215, 10), run('Worn', 305, 10), run('Net', 398, 10)],
      row('Land', ['96 400', '', '96 400'], 22),
      row('Kilns', ['41 250', '18 100', '23 150'], 34),
      row('Vans', ['22 800', '12 900', '9 900'], 46),
    ];
    expect(textOfLayout(lines.flat()).split('\n')).toEqual([
      'Asset\tCost\tWorn\tNet',
      'Land\t96 400\t\t96 400',
      'Kilns\t41 250\t18 100\t23 150',
      'Vans\t22 800\t12 900\t9 900',
    ]);
  });

  it('leaves words beside numbers in a column of their own where other rows have words there', () => {
    const row = (label: string, said: string, sum: string, y: number) => [
      run(label, 50, y),
      run(said, 200, y),
      toRight(sum, 380, y),
    ];
    const lines = [
      row('Lender', 'Pledge', '2026', 10),
      row('Bank', 'Stock', '96 400', 22),
      row('Fund', 'None', '41 250', 34),
    ];
    expect(textOfLayout(lines.flat()).split('\n').at(1)).toBe('Bank\tStock\t96 400');
  });

  it('keeps the words of a phrase together that lies over several columns, however wide its letters are', () => {
    const words = (text: string, x: number, y: number) => {
      let at = x;
      return text.split(' ').map((word) => {
        const placed = { text: word, x: at, y, width: word.length * 6, size: 10 };
        at += placed.width + 6;
        return placed;
      });
    };
    const lines = [
      words('Lagoon Bakers Cooperative Limited', 50, 10),
      [run('Date', 50, 40), run('Words', 110, 40), toRight('Out', 300, 40), toRight('In', 380, 40)],
      [run('02 Oct', 50, 52), run('Flour', 110, 52), toRight('96,400.00', 300, 52)],
      [run('03 Oct', 50, 64), run('Sales', 110, 64), toRight('41,250.00', 380, 64)],
    ];
    expect(textOfLayout(lines.flat()).split('\n')[0]?.replaceAll('\t', '')).toBe(
      'Lagoon Bakers Cooperative Limited',
    );
  });

  it('parts heads that all but touch where each is set to its own column', () => {
    const middle = (text: string, at: number, y: number) => {
      const { width, ...rest } = run(text, 0, y);
      return { ...rest, width, x: at - width / 2 };
    };
    const row = (label: string, sums: readonly string[], y: number) => [
      run(label, 50, y),
      ...sums.map((sum, index) => middle(sum, 180 + 52 * index, y)),
    ];
    const lines = [
      row('Year', ['Sales', 'Gross', 'Administrative', 'Result'], 10),
      row('2023', ['92.3', '5.8', '(92.9)', '(87.1)'], 22),
      row('2024', ['96.1', '7.0', '(82.9)', '(65.9)'], 34),
    ];
    expect(textOfLayout(lines.flat()).split('\n')[0]).toBe('Year\tSales\tGross\tAdministrative\tResult');
  });

  it('parts tables at the heads of the next where no heading stands between them', () => {
    const lines = [
      [run('Assets', 50, 10), toRight('Gross', 300, 10), toRight('Less', 370, 10), toRight('Net', 440, 10)],
      [
        run('Stock', 50, 22),
        toRight('412 600', 300, 22),
        toRight('38 200', 370, 22),
        toRight('374 400', 440, 22),
      ],
      [run('Banks', 50, 34), toRight('28 600', 300, 34), toRight('-', 370, 34), toRight('28 600', 440, 34)],
      [run('Equity', 50, 60), toRight('Year 2024', 405, 60), toRight('Year 2023', 480, 60)],
      [run('Capital', 50, 72), toRight('1 000 000', 405, 72), toRight('1 000 000', 480, 72)],
    ];
    expect(
      textOfLayout(lines.flat())
        .split('\n')
        .filter((line) => line !== ''),
    ).toEqual([
      'Assets\tGross\tLess\tNet',
      'Stock\t412 600\t38 200\t374 400',
      'Banks\t28 600\t-\t28 600',
      'Equity\tYear 2024\tYear 2023',
      'Capital\t1 000 000\t1 000 000',
    ]);
  });

  it('parts no page between two columns of one table', () => {
    const labels = ['Revenue', 'Cost of sales', 'Gross profit', 'Overheads', 'Tax', 'Profit'];
    const table = labels.flatMap((label, at) => [
      run(label, 50, 10 + 12 * at),
      toRight(`${at + 2},482`, 240, 10 + 12 * at),
      toRight(`${at + 1},907`, 300, 10 + 12 * at),
    ]);
    const beside = [
      'The year went well as',
      'the second dryer ran',
      'for eleven months of it',
      'and volumes rose again',
      'in mills of three lands',
      'we sold what we made',
    ];
    const below = [
      'A term loan is repaid',
      'by the quarter and was',
      'current at the balance',
      'sheet date, as was the',
      'overdraft we have had',
      'since the year began',
    ];
    const read = textOfLayout([
      ...table,
      ...beside.map((text, at) => run(text, 330, 10 + 12 * at)),
      ...below.map((text, at) => run(text, 50, 100 + 12 * at)),
      ...labels.flatMap((label, at) => [
        run(`${label} due`, 280, 100 + 12 * at),
        toRight(`${at + 3},144`, 470, 100 + 12 * at),
      ]),
    ]);
    expect(read).toContain('Revenue\t2,482\t1,907');
    expect(read).toContain('Profit\t7,482\t6,907');
  });

  it('reads two columns of sentences one after the other, and the title first', () => {
    const left = [
      'Shops in Nairobi wait',
      'two days for their stock',
      'as no truck will come',
      'for less than a load',
    ];
    const right = [
      'We share vans on fixed',
      'routes that start at dawn',
      'and bring what a shop',
      'ordered before noon today',
    ];
    const runs = [
      run('The problem and what we do about it in all of the city', 50, 10, 14),
      ...left.map((text, index) => run(text, 50, 40 + 12 * index)),
      ...right.map((text, index) => run(text, 320, 40 + 12 * index)),
    ];
    const [, ...lines] = textOfLayout(runs)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines).toEqual([...left, ...right]);
  });

  it.each([
    ['left', 50, 330],
    ['right', 330, 50],
  ])('parts a table in the %s half from sentences in the other', (_, x, beside) => {
    const rows = [
      ['Fares', '8 120', '7 004'],
      ['Fuel', '(3 100)', '(2 950)'],
      ['Gross profit', '5 020', '4 054'],
      ['Office', '(1 200)', '(1 100)'],
    ];
    const table = [
      [toRight('2024', x + 160, 28), toRight('2023', x + 220, 28)],
      ...rows.map(([label = '', one = '', other = ''], index) => [
        run(label, x, 40 + 12 * index),
        toRight(one, x + 160, 40 + 12 * index),
        toRight(other, x + 220, 40 + 12 * index),
      ]),
    ].flat();
    const sentences = [
      'The directors keep the books of',
      'the company and stand for them,',
      'as they have since it was made',
      'in 2015. Nobody sues it, and 12',
      'people work for it at the quay.',
    ];
    const text = textOfLayout([
      ...table,
      ...sentences.map((one, index) => run(one, beside, 34 + 9 * index, 8)),
    ]);
    expect(text).toContain('Fares\t8 120\t7 004\nFuel\t(3 100)\t(2 950)\nGross profit\t5 020\t4 054');
    expect(text.replaceAll('\n', ' ')).toContain(sentences.join(' '));
  });

  it('parts two statements that share their lines, and not a table with words in its second column', () => {
    const pairs = [
      ['Land', '900', 'Capital', '600'],
      ['Stock', '310', 'Kept profits', '410'],
      ['Owed to us', '120', 'Bank loan', '340'],
      ['Bank', '70', 'Suppliers', '50'],
    ];
    const sides = pairs.flatMap(([one = '', value = '', other = '', owed = ''], index) => [
      run(one, 50, 20 + 12 * index),
      toRight(value, 260, 20 + 12 * index),
      run(other, 320, 20 + 12 * index),
      toRight(owed, 540, 20 + 12 * index),
    ]);
    expect(textOfLayout(sides).split('\n')).toEqual([
      ...pairs.map(([one, value]) => `${one}\t${value}`),
      ...pairs.map(([, , other, owed]) => `${other}\t${owed}`),
    ]);
    const holders = ['Ada Obi', 'Ben Ali', 'Chi Eze', 'Dele Ojo'].flatMap((name, index) => [
      run(name, 50, 20 + 12 * index),
      run('Ordinary', 250, 20 + 12 * index),
      toRight('4 000', 540, 20 + 12 * index),
    ]);
    expect(textOfLayout(holders).split('\n')[0]).toBe('Ada Obi\tOrdinary\t4 000');
  });

  it('joins a sign to its number and a raised figure to a note, never to a value', () => {
    const raised: TextRun = { text: '2', x: 341, y: 18, width: 3, size: 5 };
    const rows = [
      run('Cash', 50, 22),
      run('$', 300, 22),
      toRight('1,234', 340, 22),
      raised,
      toRight('987', 420, 22),
    ];
    const other = [run('Debt', 50, 34), toRight('600', 340, 34), toRight('700', 420, 34)];
    expect(textOfLayout([...rows, ...other])).toBe('Cash\t$ 1,234 [2]\t987\nDebt\t600\t700');
  });

  it('writes words painted twice once', () => {
    expect(textOfLayout([run('Revenue', 50, 10), run('Revenue', 50.3, 10)])).toBe('Revenue');
  });
});

describe('a cell too narrow for what it says', () => {
  const heads = [toRight('2024', 260, 10), toRight('2023', 340, 10)];
  const other = [run('Gross profit', 50, 60), toRight('9,000,120', 260, 60), toRight('8,120,000', 340, 60)];

  it('is joined where a number breaks off within its thousands', () => {
    const broken = [
      run('Cost of sales', 50, 30),
      toRight('31,450,00', 260, 30),
      toRight('(28,120,0', 340, 30),
      toRight('0', 260, 42),
      toRight('00)', 340, 42),
    ];
    expect(textOfLayout([...heads, ...broken, ...other])).toBe(
      '\t2024\t2023\nCost of sales\t31,450,000\t(28,120,000)\nGross profit\t9,000,120\t8,120,000',
    );
  });

  it('also where its label stands in the middle between the two lines, or goes on beside the rest', () => {
    const middle = [
      toRight('171,17', 260, 30),
      toRight('88,20', 340, 30),
      run('Cost of sales', 50, 36),
      toRight('5', 260, 42),
      toRight('1', 340, 42),
    ];
    const beside = [
      run('Cost of sales', 50, 30),
      toRight('31,171,17', 260, 30),
      toRight('2,088,20', 340, 30),
      run('and freight', 50, 42),
      toRight('5', 260, 42),
      toRight('1', 340, 42),
    ];
    expect(textOfLayout([...heads, ...middle, ...other])).toContain('\nCost of sales\t171,175\t88,201\n');
    expect(textOfLayout([...heads, ...beside, ...other])).toContain(
      '\nCost of sales and freight\t31,171,175\t2,088,201\n',
    );
  });

  it('where a word breaks off and only both halves are a name, and where thousands are told in noughts', () => {
    const rows = [
      [toRight("KSh'0", 260, 10), toRight("KSh'0", 340, 10), toRight('00', 260, 22), toRight('00', 340, 22)],
      [run('Turnov', 50, 40), toRight('450', 260, 40), toRight('402', 340, 40), run('er', 50, 52)],
    ];
    expect(textOfLayout([...rows.flat(), ...other])).toBe(
      "\tKSh'000\tKSh'000\nTurnover\t450\t402\nGross profit\t9,000,120\t8,120,000",
    );
  });

  it('and not where the numbers above are whole or stand elsewhere', () => {
    const rows = [
      [run('Turnover', 50, 30), toRight('450,100', 260, 30), toRight('402,10', 340, 30)],
      [toRight('12', 260, 42), toRight('14', 340, 42)],
    ];
    expect(textOfLayout([...heads, ...rows.flat(), ...other])).toBe(
      '\t2024\t2023\nTurnover\t450,100\t402,10\n\t12\t14\nGross profit\t9,000,120\t8,120,000',
    );
  });
});

describe('a head of many lines', () => {
  const rows = [
    [toRight('2023', 120, 60), toRight('20,872', 260, 60), toRight('12,381', 340, 60)],
    [toRight('2024', 120, 72), toRight('25,362', 260, 72), toRight('14,838', 340, 72)],
  ].flat();

  it('stays over its column where its last words stand alone', () => {
    const heads = [
      [run('Year', 95, 12), toRight('Revenue', 260, 12), toRight('Cost of', 340, 12)],
      [toRight('from', 260, 24), toRight('sales', 340, 24)],
      [toRight('contracts', 260, 36)],
      [toRight('with buyers', 260, 48)],
    ].flat();
    expect(textOfLayout([...heads, ...rows])).toBe(
      'Year\tRevenue\tCost of\n\tfrom\tsales\n\tcontracts\n\twith buyers\n2023\t20,872\t12,381\n2024\t25,362\t14,838',
    );
  });

  it('is no text in two columns, however many words its cells have', () => {
    const titles = [
      run('A company of some town', 50, 0),
      run('Six months to June', 50, 12),
      run('In dollars', 50, 24),
    ];
    const heads = [50, 170, 290, 410].map((x) => run('three words here', x, 36));
    const values = [50, 170, 290, 410].map((x) => toRight('4,100', x + 80, 48));
    expect(textOfLayout([...titles, ...heads, ...values])).toContain(
      'three words here\tthree words here\tthree words here\tthree words here',
    );
  });
});

it('a table with its labels behind the numbers is a column beside a text', () => {
  const text = [
    'The directors keep',
    'adequate records and',
    'are content that all',
    'of it may go on as',
    'it did before today',
  ];
  const labels = ['Turnover', 'Cost of sales', 'Gross profit', 'Overheads', 'Net profit'];
  const page = text.flatMap((line, index) => [
    run(line, 50, 10 + index * 12),
    toRight(`${index + 1},210`, 320, 10 + index * 12),
    run(labels[index] ?? '', 350, 10 + index * 12),
  ]);
  expect(textOfLayout(page)).toBe(
    `${text.join('\n')}\n${labels.map((label, index) => `${index + 1},210\t${label}`).join('\n')}`,
  );
});

it('each side of a page has lines of its own, wherever those of the other stand', () => {
  const text = [
    'The directors have kept',
    'adequate records and are',
    'content that all of it is',
    'as it was in the year that',
    'ended before, and may well',
    'remain so in the next one',
  ].map((line, at) => run(line, 50, 13 + at * 8, 8));
  const table = [
    [toRight('31,450,00', 330, 16), toRight('8,120,00', 400, 16)],
    [run('Turnover', 200, 19.5)],
    [toRight('0', 330, 23), toRight('0', 400, 23)],
    ...['Cost of sales', 'Gross profit', 'Overheads'].map((label, at) => [
      run(label, 200, 35 + at * 12),
      toRight(`${at + 4},210,000`, 330, 35 + at * 12),
      toRight(`${at + 3},118,000`, 400, 35 + at * 12),
    ]),
  ].flat();
  expect(textOfLayout([...text, ...table])).toContain('Turnover\t31,450,000\t8,120,000\nCost of sales\t');
});

it('in a typewriter’s face one blank parts no number', () => {
  const typed = (text: string, x: number, y: number): TextRun => ({
    ...run(text, x, y),
    width: text.length * 6,
  });
  const row = (label: string, y: number) => [
    typed(label, 50, y),
    typed('388', 300, y),
    typed('200', 324, y),
    typed('000', 348, y),
    typed('592', 420, y),
    typed('517', 444, y),
  ];
  expect(textOfLayout([...row('Virement', 10), ...row('Salaires', 22)])).toBe(
    'Virement\t388 200 000\t592 517\nSalaires\t388 200 000\t592 517',
  );
});

describe('names beside what they are', () => {
  it('keeps names of a few words beside what they are, be it told in sentences', () => {
    const rows = [
      ['Activité', 'vente à crédit de pompes solaires aux maraîchers'],
      ['Montant', '350 000 000 FCFA en une fois, à la réalisation'],
      ['Valeur avant apport', '1 050 000 000 FCFA avant toute augmentation'],
      ['Part de l’investisseur', '25 % après l’opération, sur base diluée'],
      ['Emploi des fonds', 'stock de pompes et crédit aux clients, moitié chacun'],
    ].flatMap(([name = '', value = ''], index) => [
      run(name, 50, 30 + 14 * index),
      run(value, 200, 30 + 14 * index),
    ]);
    expect(textOfLayout(rows).split('\n')[2]).toBe(
      'Valeur avant apport\t1 050 000 000 FCFA avant toute augmentation',
    );
  });

  it('keeps numbered terms beside what is agreed, be there a line of signatures across both', () => {
    const rows = [
      ['Term', 'Agreed'],
      ['1. Issuer', 'Agos Refill Stations Inc., Cebu City'],
      ['2. Lead investor', 'Sampaguita Impact Partners'],
      ['3. Lead’s amount', 'PHP 17,400,000 (US$300,000)'],
      ['4. Pre-money valuation', 'PHP 120,000,000, fully diluted'],
      ['5. Security', 'Series Seed preferred shares'],
    ].flatMap(([name = '', value = ''], index) => [
      run(name, 50, 30 + 14 * index),
      run(value, 190, 30 + 14 * index),
    ]);
    const signed = [
      run('For the Issuer: Maria Lourdes Abella, President.', 50, 116),
      run('For the Lead: Ramon Tiu.', 420, 116),
    ];
    expect(textOfLayout([...rows, ...signed]).split('\n')[4]).toBe(
      '4. Pre-money valuation\tPHP 120,000,000, fully diluted',
    );
  });
});
