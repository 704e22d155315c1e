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
