import { cellNumber } from './cell-number.ts';
import { columnTime } from './table-period.ts';
import { isYear, type TableBlock } from './table.ts';

const OF_ENDS =
  /^(?:(?:loan|final|last) )?(?:ends?|ending|end date|until|matur\w+|due(?: date| on| in)?|expir\w+|repaid by|repayable|repayment(?: date| by)?|last (?:instalment|payment)|(?:date d')?echeances?(?: finale)?|fin|terme|jusqu\S*|derniere echeance)$/;
const OF_BEGINNINGS =
  /^(?:(?:date )?(?:granted|drawn(?: down)?|disbursed|opened|signed|taken out|mise? en place|debloque|accorde|octroye|souscrit|signe)(?: (?:on|in|le))?|start(?: date|ed)?|date (?:de (?:signature|mise en place|deblocage)|d'octroi)|octroi|deblocage)$/;
/** A table without its columns of days on which something begins or ends: no row is of such a day. */
export function withoutEnds(block: TableBlock): TableBlock {
  return [OF_ENDS, OF_BEGINNINGS].reduce(withoutDays, block);
}

function withoutDays(block: TableBlock, words: RegExp): TableBlock {
  const head = block.lines.findIndex(({ cells }) => cells.some(({ text }) => words.test(text)));
  const column = block.lines[head]?.cells.find(({ text }) => words.test(text))?.column;
  if (column === undefined || (block.lines[head]?.cells.length ?? 0) < LEAST_HEADS) return block;
  // `Limit   Drawn`: how much, and not when.
  const areSums = block.lines
    .slice(head + 1)
    .some(({ cells }) => cells.some((cell) => cell.column === column && isSum(cell.text)));
  if (areSums) return block;
  return {
    ...block,
    lines: block.lines.map((line, index) => {
      const cells = line.cells.filter((cell) => cell.column !== column);
      return index <= head || line.tail !== null || cells.length === line.cells.length || cells.length === 0
        ? line
        : { ...line, cells, text: cells.map(({ text }) => text).join('\t') };
    }),
  };
}
const LEAST_HEADS = 3;
const isSum = (text: string): boolean =>
  cellNumber(text) !== null && !isYear(text) && columnTime(text) === null;
