import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyseDocument } from '../../src/features/documents/domain/analysis.ts';
import { readFileAsUploaded } from './truth.ts';

type Side = { readonly file: string; readonly company: string };
type Better = {
  readonly better: 'a' | 'b';
  readonly difficulty: string;
  readonly why: string;
  readonly a: Side;
  readonly b: Side;
};

async function scoreOf(folder: string, { file, company }: Side): Promise<number> {
  const { pages, hiddenPages } = await readFileAsUploaded(path.join(folder, file));
  const facts = { name: company };
  return analyseDocument({ type: 'pitch_deck', pages, fileName: file, hiddenPages, facts }).score ?? 0;
}

/** Scores pairs of decks of which a person said which is better: folders with two files and `better.json`. */
export async function scorePairs(root: string): Promise<void> {
  const folders = readdirSync(root).filter((name) => name.startsWith('pair'));
  let right = 0;
  for (const name of folders) {
    const folder = path.join(root, name);
    const { better, difficulty, why, ...sides }: Better = JSON.parse(
      readFileSync(path.join(folder, 'better.json'), 'utf8'),
    );
    const [a, b] = [await scoreOf(folder, sides.a), await scoreOf(folder, sides.b)];
    const isRight = better === 'a' ? a > b : b > a;
    if (isRight) right += 1;
    else console.log(`  ${name}: a ${a}, b ${b}; better is ${better} (${difficulty}): ${why}`);
  }
  console.log(`${right} of ${folders.length} pairs in the order a person put them`);
}
