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
