import { columnTime } from '../tables/table-period.ts';
import { isYear } from '../tables/table.ts';
import type { DocumentDate } from '../text/document-date.ts';
import { datesIn } from '../words/period.ts';
import type { Figure } from './figure-context.ts';

/* Milestones in columns: years beside each other, and below each what was done in it, in words. */

const MOST_LINES = 4;
const FEWEST_TIMES = 3;

type Time = { readonly date: string; readonly isForecast: boolean };
const timeOf = (cell: string): Time | null => {
  if (isYear(cell)) return { date: cell, isForecast: false };
  const time = columnTime(cell);
  return time?.kind === 'date' ? { date: time.date, isForecast: time.isForecast } : null;
};

const cellsOf = (line: string): string[] => line.split('\t').map((cell) => cell.trim());
const isOfWords = (cell: string): boolean => cell === '' || /[a-z]{3}/.test(cell);

/** The times of a line that holds nothing else, each in its column. */
function timesOf(line: string): readonly (Time | null)[] | null {
  const cells = cellsOf(line);
  const times = cells.map(timeOf);
  const isAll = cells.every((cell, index) => cell === '' || times[index] !== null);
  return isAll && times.filter((time) => time !== null).length >= FEWEST_TIMES ? times : null;
}

/** The lines above a place, the nearest first, without the empty ones. */
function linesAbove(text: string, from: number): string[] {
  const lines: string[] = [];
  let end = from - 1;
  while (end > 0 && lines.length < MOST_LINES) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    if (line.trim() !== '') lines.push(line);
    end = start - 1;
  }
  return lines;
}

/** The time over the cell that a place of a page lies in, where the lines between are of words in cells. */
function timeOver(text: string, at: number): { readonly time: Time; readonly cell: string } | null {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const to = text.indexOf('\n', at);
  const line = text.slice(from, to < 0 ? text.length : to);
  const cells = cellsOf(line);
  if (cells.length < 2 || !cells.every(isOfWords)) return null;
  const column = text.slice(from, at).split('\t').length - 1;
  for (const one of linesAbove(text, from)) {
    const times = timesOf(one);
    if (times !== null) {
      const time = times[column];
      return time == null ? null : { time, cell: cells[column] ?? '' };
    }
    if (!one.includes('\t') || !cellsOf(one).every(isOfWords)) return null;
  }
  return null;
}

/** Figures of milestones are of the year that stands over their cell, where the cell tells none; what is to come is planned. */
export const withTimeline = (figures: readonly Figure[], own: DocumentDate | null): Figure[] =>
  figures.map((figure) => {
    const { passage, numeral, account, isOfRow = false, isTile = false } = figure;
    if (account !== null || isOfRow || isTile) return figure;
    const over = timeOver(passage.page.text, passage.start + numeral.start);
    if (over === null || datesIn(over.cell).length > 0) return figure;
    const { date, isForecast } = over.time;
    const isToCome = isForecast || (own !== null && Number(date.slice(0, 4)) > own.year);
    return { ...figure, date, isForecast: figure.isForecast || isToCome };
  });
